import * as css from './BrokenPicture.css';

/** Text that replaces a picture that cannot be loaded (docs/requirements.md § 8). */
export const unavailable = 'Image indisponible';

/** Creates the notice « Image indisponible », which covers the nearest positioned ancestor. */
export function noticeOfBrokenPicture(): HTMLElement {
  const notice = document.createElement('span');
  notice.className = css.notice;
  notice.textContent = unavailable;
  return notice;
}

/**
 * Smallest width in px of a picture whose notice has text. On a smaller one, the notice is empty, and the picture's
 * alternative text remains for screen readers.
 */
const roomForWords = 112;

const notices = new WeakMap<HTMLImageElement, HTMLElement>();

/**
 * Covers a picture once the island around it is hydrated. Until then, the HTML of the island must be that of the
 * server.
 */
function coverOnceAwake(image: HTMLImageElement, island: Element): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (image.isConnected && hasFailed(image)) cover(image);
  });
  observer.observe(island, { attributeFilter: ['data-wake'] });
}

function cover(image: HTMLImageElement): void {
  const box = image.closest('picture');
  if (!box || notices.has(image)) return;
  const island = image.closest('[data-wake]');
  if (island) {
    coverOnceAwake(image, island);
    return;
  }
  const notice = noticeOfBrokenPicture();
  // The eager picture is on the first screen, under a text, so its notice has no text.
  if (box.clientWidth < roomForWords || image.loading === 'eager') notice.textContent = '';
  notices.set(image, notice);
  box.classList.add(css.broken);
  box.append(notice);
}

function uncover(image: HTMLImageElement): void {
  notices.get(image)?.remove();
  notices.delete(image);
}

/** Whether a picture has already failed. A picture that is loading, or that is lazy and not requested yet, has not. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/**
 * Covers each picture inside `root` that fails, or has already failed, with « Image indisponible ». Uncovers it if another
 * file of it loads, for instance after the window has become wider.
 */
export function watchBrokenPictures(root: HTMLElement): void {
  const onImage = (act: (image: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) act(event.target);
  };
  // Captured, since `error` and `load` do not bubble.
  root.addEventListener('error', onImage(cover), true);
  root.addEventListener('load', onImage(uncover), true);
  for (const image of root.querySelectorAll('img')) if (hasFailed(image)) cover(image);
}
