import * as css from './BrokenPicture.css';

/** What replaces a picture that cannot be loaded (docs/requirements.md § 8). */
export const unavailable = 'Image indisponible';

/** The replacement, which covers the nearest positioned ancestor. */
export function noticeOfBrokenPicture(): HTMLElement {
  const notice = document.createElement('span');
  notice.className = css.notice;
  notice.textContent = unavailable;
  return notice;
}

/**
 * Below this width (px) the words would not fit: the replacement is then empty, and the picture's alternative text
 * remains.
 */
const roomForWords = 112;

const notices = new WeakMap<HTMLImageElement, HTMLElement>();

/** Covers a picture once the island around it is awake (`components/islands`): until then its HTML must stay as the server wrote it. */
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
  // The first screen's picture, the one that is not lazy, has other words over it.
  if (box.clientWidth < roomForWords || image.loading === 'eager') notice.textContent = '';
  notices.set(image, notice);
  box.classList.add(css.broken);
  box.append(notice);
}

function uncover(image: HTMLImageElement): void {
  notices.get(image)?.remove();
  notices.delete(image);
}

/** Whether a picture has failed already; one that is still to come, or waits to be near, has not. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/**
 * Covers each picture inside `root` that fails, or has failed, with « Image indisponible », in the same place; uncovers it
 * should another file of it arrive (a wider window asks for one).
 */
export function watchBrokenPictures(root: HTMLElement): void {
  const onImage = (act: (image: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) act(event.target);
  };
  // Neither event bubbles.
  root.addEventListener('error', onImage(cover), true);
  root.addEventListener('load', onImage(uncover), true);
  for (const image of root.querySelectorAll('img')) if (hasFailed(image)) cover(image);
}
