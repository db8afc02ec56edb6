import { wake } from '@/components/islands/marks';
import * as css from './BrokenPicture.css';

/** docs/requirements.md § 8. */
export const unavailable = 'Image indisponible';

/** Returns a notice, which covers the nearest positioned ancestor. */
export function noticeOfBrokenPicture(): HTMLElement {
  const notice = document.createElement('span');
  notice.className = css.notice;
  notice.textContent = unavailable;
  return notice;
}

/** Smallest width of a picture with room for the text, px. */
const roomForWords = 128;

const notices = new WeakMap<HTMLImageElement, HTMLElement>();

/** Until hydration, an island must keep the server's HTML. */
function coverOnceAwake(image: HTMLImageElement, island: Element): void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (image.isConnected && hasFailed(image)) cover(image);
  });
  observer.observe(island, { attributeFilter: [wake] });
}

function cover(image: HTMLImageElement): void {
  const box = image.closest('picture');
  if (!box || notices.has(image)) return;
  const island = image.closest(`[${wake}]`);
  if (island) {
    coverOnceAwake(image, island);
    return;
  }
  const notice = noticeOfBrokenPicture();
  // The picture may be behind the text of the first screen.
  if (box.clientWidth < roomForWords || image.loading === 'eager') notice.textContent = '';
  notices.set(image, notice);
  box.classList.add(css.box);
  image.classList.add(css.image);
  box.append(notice);
}

function uncover(image: HTMLImageElement): void {
  notices.get(image)?.remove();
  notices.delete(image);
}

/** A picture that is loading, or lazy and not requested yet, has not failed. */
function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}

/** Covers each picture inside `root` that fails or has failed, until another of its files loads. */
export function watchBrokenPictures(root: HTMLElement): void {
  const onImage = (act: (image: HTMLImageElement) => void) => (event: Event) => {
    if (event.target instanceof HTMLImageElement) act(event.target);
  };
  // `error` and `load` do not bubble.
  root.addEventListener('error', onImage(cover), true);
  root.addEventListener('load', onImage(uncover), true);
  for (const image of root.querySelectorAll('img')) if (hasFailed(image)) cover(image);
}
