/** One screen, as a `rootMargin`. */
const nearness = '100% 0px';

/** Value of `data-frame` on the element around a frame. The style sheet shows only a frame that is `here`. */
type FrameState = 'away' | 'coming' | 'here';

/**
 * Shows a frame once it is near the screen and its site responds. Without a response, tries again each time the frame
 * comes near. A separate request tests the site, since a frame that fails also fires `load`
 * (https://github.com/whatwg/html/issues/125).
 */
function followFrame(place: HTMLElement, frame: HTMLIFrameElement): void {
  // Listens from the start, since a browser without `content-visibility` may load the frame early.
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

/** Shows each frame of the page once it is near the screen. */
export function installFrames(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-frame]')) {
    const frame = place.querySelector('iframe');
    if (frame) followFrame(place, frame);
  }
}
