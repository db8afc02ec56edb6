import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { reducedMotion } from '@/components/theme/motion';
import { noticeOfBrokenPicture } from '@/components/ui/broken-picture/broken-picture';
import { closeOnBack, historyAtRest } from './close-on-back';
import { makeDialog } from './dialog';
import { setGestureDistances } from './gestures';
import { chosenType, photoLinks, photoOf } from './photo';
import * as css from './viewer.css';
import { gapRatio, viewerOptions } from './viewer-options';

/** During the first animation, PhotoSwipe ignores `close`, and shows no photo after `next`. */
function whenOpen(viewer: PhotoSwipe, act: () => void): void {
  if (viewer.opener.isOpen) act();
  else
    viewer.on('openingAnimationEnd', () => {
      queueMicrotask(act);
    });
}

function holdButtons(viewer: PhotoSwipe, dialog: HTMLElement): void {
  const hold = (event: MouseEvent) => {
    const button = (event.target as Element).closest('button');
    if (!button || viewer.opener.isOpen) return;
    event.stopPropagation();
    whenOpen(viewer, () => {
      button.click();
    });
  };
  dialog.addEventListener('click', hold, { capture: true });
}

/** PhotoSwipe itself handles keys only once it is open. */
function followKeys(viewer: PhotoSwipe, dialog: HTMLElement, close: () => void): void {
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
    if (viewer.opener.isOpen) return;
    if (key === 'ArrowRight')
      whenOpen(viewer, () => {
        viewer.next();
      });
    if (key === 'ArrowLeft')
      whenOpen(viewer, () => {
        viewer.prev();
      });
  });
}

function closeByKeyOrBack(viewer: PhotoSwipe, close: () => void, focusBack: () => void): void {
  const onHistoryAtRest = () => {
    if (!viewer.opener.isOpen) focusBack();
  };
  viewer.on('afterInit', () => {
    if (!viewer.element) return;
    holdButtons(viewer, viewer.element);
    followKeys(viewer, viewer.element, close);
    viewer.on('close', closeOnBack(close, onHistoryAtRest));
  });
}

const isBeside = (target: EventTarget | null) =>
  target instanceof Element && target.matches('.pswp__item, .pswp__zoom-wrap');

/** Opens the viewer, named `label`, at the picture of `link`. */
export async function openViewer(
  gallery: Element,
  link: HTMLAnchorElement,
  label: string,
): Promise<void> {
  await historyAtRest();
  const links = photoLinks(gallery);
  const type = chosenType(link);
  const width = () => document.documentElement.clientWidth;
  const viewer = new PhotoSwipe({
    ...viewerOptions(links.length, width()),
    dataSource: links.map((each) => photoOf(each, type)),
    index: links.indexOf(link),
    mainClass: css.viewer,
    tapAction: (_point, event) => {
      if (isBeside(event.target)) close();
    },
  });
  const close = () => {
    whenOpen(viewer, () => {
      viewer.close();
    });
  };
  viewer.on('beforeResize', () => {
    viewer.options.spacing = gapRatio(width());
  });
  viewer.addFilter('contentErrorElement', () => noticeOfBrokenPicture());
  // The slider scrolls to the focused picture, the last one viewed.
  const focusBack = () => {
    (links[viewer.currIndex] ?? link).focus({ preventScroll: true });
  };
  makeDialog(viewer, label, focusBack);
  closeByKeyOrBack(viewer, close, focusBack);
  setGestureDistances(viewer, matchMedia(reducedMotion).matches);
  viewer.init();
}
