import PhotoSwipe from 'photoswipe';
import 'photoswipe/style.css';
import { reducedMotion } from '@/components/theme/motion';
import { noticeOfBrokenPicture } from '@/components/ui/broken-picture/broken-picture';
import { closeOnBack, historyAtRest } from './close-on-back';
import { makeDialog } from './dialog';
import { setGestureDistances, stopSprings } from './gestures';
import { chosenFormat, photoLinks, photoOf } from './photo';
import * as css from './viewer.css';
import { gapRatio, viewerOptions } from './viewer-options';

/** Makes PhotoSwipe wait: what it is asked during its first animation is lost (close) or leaves it empty (turn). */
function waitUntilOpen(viewer: PhotoSwipe): void {
  const [goTo, close] = [viewer.goTo.bind(viewer), viewer.close.bind(viewer)];
  const onceOpen = (act: () => void) => {
    if (viewer.opener.isOpen) act();
    else
      viewer.on('openingAnimationEnd', () => {
        queueMicrotask(act);
      });
  };
  viewer.goTo = (index) => {
    onceOpen(() => {
      goTo(index);
    });
  };
  viewer.close = () => {
    onceOpen(close);
  };
}

/** PhotoSwipe hears the arrow keys only once it is open; Escape is heard below. */
function turnByKeyMeanwhile(viewer: PhotoSwipe): void {
  viewer.on('afterInit', () => {
    viewer.element?.addEventListener('keydown', ({ key }) => {
      if (viewer.opener.isOpen) return;
      if (key === 'ArrowRight') viewer.next();
      if (key === 'ArrowLeft') viewer.prev();
    });
  });
}

function closeByKeyOrBack(viewer: PhotoSwipe, focusBack: () => void): void {
  const close = () => {
    viewer.close();
  };
  const settled = () => {
    if (!viewer.opener.isOpen) focusBack();
  };
  viewer.on('afterInit', () => {
    viewer.element?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
    viewer.on('close', closeOnBack(close, settled));
  });
}

/** A tap beside the photo closes, as a click does; on the photo, one tap does nothing and two enlarge. */
function closeBeside(viewer: PhotoSwipe, target: EventTarget | null): void {
  const beside = target instanceof Element && target.matches('.pswp__item, .pswp__zoom-wrap');
  if (beside) viewer.close();
}

/** Opens the full-screen viewer on the pictures of `gallery`, at the one that `link` holds, under the name `label`. */
export async function openViewer(
  gallery: Element,
  link: HTMLAnchorElement,
  label: string,
): Promise<void> {
  await historyAtRest();
  const links = photoLinks(gallery);
  const format = chosenFormat(link);
  const width = () => document.documentElement.clientWidth;
  const viewer = new PhotoSwipe({
    ...viewerOptions(links.length, width()),
    dataSource: links.map((each) => photoOf(each, format)),
    index: links.indexOf(link),
    mainClass: css.viewer,
    tapAction: (_point, event) => {
      closeBeside(viewer, event.target);
    },
  });
  viewer.on('beforeResize', () => {
    viewer.options.spacing = gapRatio(width());
  });
  viewer.addFilter('contentErrorElement', () => noticeOfBrokenPicture());
  // To the picture seen last: a slider shows what is focused in it.
  waitUntilOpen(viewer);
  turnByKeyMeanwhile(viewer);
  const focusBack = () => {
    (links[viewer.currIndex] ?? link).focus({ preventScroll: true });
  };
  makeDialog(viewer, label, focusBack);
  closeByKeyOrBack(viewer, focusBack);
  setGestureDistances(viewer);
  if (matchMedia(reducedMotion).matches) stopSprings(viewer);
  viewer.init();
}
