import type { PhotoSwipeOptions } from 'photoswipe';
import { unavailable } from '@/components/ui/broken-picture/broken-picture';

/** In px and ms (docs/requirements.md § 9). */
const gap = 20;
const animation = 400;

/** Returns the gap as a fraction of the window's width, px. */
export function gapRatio(windowWidth: number): number {
  return windowWidth > 0 ? gap / windowWidth : 0;
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
    // docs/requirements.md § 4
    loop: count > 3,
    spacing: gapRatio(windowWidth),
    showAnimationDuration: animation,
    hideAnimationDuration: animation,
    zoomAnimationDuration: animation,
    // docs/requirements.md § 9. Level 1 is the natural size.
    secondaryZoomLevel: ({ fit }) => fit * 2.5,
    maxZoomLevel: ({ fit }) => Math.max(fit * 6, 1),
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
