import { anyFrame, setFrameState } from './frame-state';

/** One screen, as a `rootMargin`. */
const nearness = '100% 0px';

/**
 * Tests the site with a separate request, since a frame that fails also fires `load`
 * (https://github.com/whatwg/html/issues/125).
 */
function followFrame(place: HTMLElement, frame: HTMLIFrameElement): void {
  // A browser without `content-visibility` may load the frame early.
  const loaded = new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
  const bring = async () => {
    await fetch(frame.src, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' });
    observer.disconnect();
    setFrameState(place, 'coming');
    await loaded;
    setFrameState(place, 'here');
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
  for (const place of document.querySelectorAll<HTMLElement>(anyFrame)) {
    const frame = place.querySelector('iframe');
    if (frame) followFrame(place, frame);
  }
}
