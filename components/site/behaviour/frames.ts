/** One screen, as a `rootMargin`. */
const nearness = '100% 0px';

/** Value of `data-frame`. The style sheet shows only a frame that is `here`. */
type FrameState = 'away' | 'coming' | 'here';

/**
 * Tests the site with a separate request, since a frame that fails also fires `load`
 * (https://github.com/whatwg/html/issues/125).
 */
function followFrame(place: HTMLElement, frame: HTMLIFrameElement): void {
  // A browser without `content-visibility` may load the frame early.
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  const setState = (state: FrameState) => {
    place.dataset.frame = state;
  };
  const bring = async () => {
    await fetch(frame.src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    observer.disconnect();
    setState('coming');
    await loaded;
    setState('here');
  };
  const observer = new IntersectionObserver(
    (entries) => {
      // Without a response, the content under the frame remains visible.
      if (entries.some(({ isIntersecting }) => isIntersecting)) bring().catch(() => undefined);
    },
    { rootMargin: nearness },
  );
  observer.observe(place);
}

export function installFrames(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-frame]')) {
    const frame = place.querySelector('iframe');
    if (frame) followFrame(place, frame);
  }
}
