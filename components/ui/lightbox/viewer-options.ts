import type { PhotoSwipeOptions } from 'photoswipe';
import { unavailable } from '@/components/ui/broken-picture/broken-picture';

/** Between two photos (px), and how long an animation takes (ms): docs/requirements.md § 9. */
const gap = 20;
const animation = 400;

/** PhotoSwipe's gap is a share of the window's width (px). */
export function gapRatio(windowWidth: number): number {
  return windowWidth > 0 ? gap / windowWidth : 0;
}

/** How far a photo can be enlarged, six times at least (docs/requirements.md § 9). Levels count from the file's own size. */
export function largestLevel(fitted: number): number {
  return Math.max(fitted * 6, 1);
}

/** What a double tap and the zoom button give: enough to see a detail, before the file gets coarse. */
export function firstLevel(fitted: number): number {
  return fitted * 2.5;
}

/** Beyond the last photo comes the first, from four photos on (docs/requirements.md § 4). */
export function wrapsAround(count: number): boolean {
  return count > 3;
}

/** « Image 2 sur 2 », for the ear; the eye has PhotoSwipe's « 2 / 2 ». */
export function spokenPlace(index: number, count: number): string {
  return `Image ${index + 1} sur ${count}`;
}

/** Padding around a photo (px) for the controls and the caption; at the sides in a low window. */
function paddingIn(window: { readonly y: number }) {
  return window.y > 480
    ? { top: 64, bottom: 80, left: 0, right: 0 }
    : { top: 0, bottom: 0, left: 88, right: 112 };
}

/**
 * What the viewer does and how its controls are called, for `count` photos in a window `windowWidth` px wide. Under « réduire
 * les animations » PhotoSwipe opens, turns and closes at once by itself. It has no option for the spring of a photo that is let
 * go: there a photo that has followed the finger still slides to its place.
 */
export function viewerOptions(count: number, windowWidth: number): PhotoSwipeOptions {
  return {
    loop: wrapsAround(count),
    spacing: gapRatio(windowWidth),
    showAnimationDuration: animation,
    hideAnimationDuration: animation,
    zoomAnimationDuration: animation,
    secondaryZoomLevel: ({ fit }) => firstLevel(fit),
    maxZoomLevel: ({ fit }) => largestLevel(fit),
    // The neighbours and no more: a photo costs its visitor money.
    preload: [1, 1],
    preloaderDelay: 500,
    bgOpacity: 1,
    paddingFn: paddingIn,
    // The page behind is inert, and the focus is handled here (see viewer.ts).
    trapFocus: false,
    returnFocus: false,
    closeTitle: 'Fermer',
    zoomTitle: 'Agrandir ou réduire',
    arrowPrevTitle: 'Image précédente',
    arrowNextTitle: 'Image suivante',
    errorMsg: unavailable,
  };
}
