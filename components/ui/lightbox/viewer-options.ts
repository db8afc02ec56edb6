import type { PhotoSwipeOptions } from 'photoswipe';
import { unavailable } from '@/components/ui/broken-picture/broken-picture';

/** In px and ms (docs/requirements.md § 9). */
const gap = 20;
const animation = 400;

/** Returns the gap as a fraction of the window's width, px. */
export function gapRatio(windowWidth: number): number {
  return windowWidth > 0 ? gap / windowWidth : 0;
}

/** Returns the largest zoom level (docs/requirements.md § 9). Level 1 is the natural size. */
export function largestLevel(fitted: number): number {
  return Math.max(fitted * 6, 1);
}

/** Returns the zoom level of a double tap and of the zoom button. */
export function firstLevel(fitted: number): number {
  return fitted * 2.5;
}

/** Returns whether the first photo follows the last (docs/requirements.md § 4). */
export function wrapsAround(count: number): boolean {
  return count > 3;
}

/** Returns « Image 2 sur 4 » for index 1. */
export function spokenPlace(index: number, count: number): string {
  return `Image ${index + 1} sur ${count}`;
}

/** Room for the controls and the caption, px. */
function paddingIn(window: { y: number }) {
  return window.y > 480
    ? { top: 64, bottom: 80, left: 0, right: 0 }
    : { top: 0, bottom: 0, left: 88, right: 112 };
}

/** Returns PhotoSwipe's options. No option stops a released photo from sliding to its place with reduced motion. */
export function viewerOptions(count: number, windowWidth: number): PhotoSwipeOptions {
  return {
    loop: wrapsAround(count),
    spacing: gapRatio(windowWidth),
    showAnimationDuration: animation,
    hideAnimationDuration: animation,
    zoomAnimationDuration: animation,
    secondaryZoomLevel: ({ fit }) => firstLevel(fit),
    maxZoomLevel: ({ fit }) => largestLevel(fit),
    // Visitors pay for data.
    preload: [1, 1],
    preloaderDelay: 500,
    bgOpacity: 1,
    paddingFn: paddingIn,
    // `makeDialog` uses `inert` to keep the focus in the viewer.
    trapFocus: !('inert' in HTMLElement.prototype),
    returnFocus: false,
    closeTitle: 'Fermer',
    zoomTitle: 'Agrandir ou réduire',
    arrowPrevTitle: 'Image précédente',
    arrowNextTitle: 'Image suivante',
    errorMsg: unavailable,
  };
}
