/** How far from the screen a frame comes near: one screen (CSS margin). */
const nearness = '100% 0px';

/**
 * State of a frame of another site, in `data-frame` of the element around it: its style shows a frame that is `here`.
 */
type FrameState = 'away' | 'coming' | 'here';

/**
 * Shows a frame once it is within one screen of the visible area and its site responds; asks again each time it comes
 * near. A frame that fails fires `load` like any other (https://github.com/whatwg/html/issues/125): only a request
 * beforehand can tell.
 */
function followFrame(place: HTMLElement, frame: HTMLIFrameElement): void {
  // Listens from now on: without `content-visibility` a browser fetches the frame by itself.
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
