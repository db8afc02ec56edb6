/** How far from the screen a frame comes near: one screen (CSS margin). */
const nearness = '100% 0px';

/** What becomes of a frame of another site, on the element around it (`data-frame`); the styles there show it once it is here. */
type FrameState = 'away' | 'coming' | 'here';

/**
 * Lets a frame come. A frame that fails fires « load » like any other and shows the browser's own error
 * (https://github.com/whatwg/html/issues/125): only a request beforehand can tell. A failure between the two is not seen.
 */
async function bring(place: HTMLElement, frame: HTMLIFrameElement): Promise<void> {
  await fetch(frame.src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
  const show = (state: FrameState) => {
    place.dataset.frame = state;
  };
  frame.addEventListener('load', () => {
    show('here');
  });
  show('coming');
}

/**
 * Brings each frame in once it comes within one screen of what is seen and its site answers; whenever it comes near again
 * until then.
 */
export function installFrames(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const frame = target.querySelector('iframe');
        if (!isIntersecting || !frame) continue;
        bring(target as HTMLElement, frame).then(
          () => {
            observer.unobserve(target);
          },
          // What stands under the frame stays.
          () => undefined,
        );
      }
    },
    { rootMargin: nearness },
  );
  for (const place of document.querySelectorAll('[data-frame]')) observer.observe(place);
}
