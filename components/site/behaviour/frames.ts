/** How far from the screen a frame comes near: one screen (CSS margin). */
const nearness = '100% 0px';

/** What becomes of a frame of another site; the element around it says so, and its style shows a frame that is here. */
type FrameState = 'away' | 'coming' | 'here';

/**
 * Shows a frame once it comes within one screen of what is seen and its site responds; each time it comes near, until then.
 * A frame that fails fires « load » like any other and shows the browser’s own error
 * (https://github.com/whatwg/html/issues/125): only a request beforehand can tell.
 */
function followFrame(place: HTMLElement, frame: HTMLIFrameElement): void {
  // From now on: a browser that does not know `content-visibility` fetches the frame without being told to.
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
      // Without a response, what is under the frame stays.
      if (entries.some(({ isIntersecting }) => isIntersecting)) bring().catch(() => undefined);
    },
    { rootMargin: nearness },
  );
  observer.observe(place);
}

/** Shows the frames of the page, each in its time. */
export function installFrames(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-frame]')) {
    const frame = place.querySelector('iframe');
    if (frame) followFrame(place, frame);
  }
}
