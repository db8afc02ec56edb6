import type PhotoSwipe from 'photoswipe';
import { intentOf } from './pull';

/** Sets the distances of docs/requirements.md § 9, for which PhotoSwipe has no option. */
export function setGestureDistances(viewer: PhotoSwipe, isCalm: boolean): void {
  let start = { x: 0, y: 0 };
  let startIndex = 0;
  viewer.on('pointerDown', ({ originalEvent }) => {
    start = { x: originalEvent.clientX, y: originalEvent.clientY };
    startIndex = viewer.potentialIndex;
  });
  viewer.on('pointerUp', ({ originalEvent }) => {
    const { dragAxis, isDragging, isMultitouch } = viewer.gestures;
    const slide = viewer.currSlide;
    const enlarged = slide !== undefined && slide.currZoomLevel > slide.zoomLevels.fit;
    if (!isDragging || isMultitouch || enlarged || originalEvent.type !== 'pointerup') return;
    const { clientX, clientY } = originalEvent;
    const intent = intentOf(dragAxis, { x: clientX - start.x, y: clientY - start.y });
    // After PhotoSwipe's own end of the drag, which may have closed the viewer or changed the photo.
    queueMicrotask(() => {
      if (intent === 'close') viewer.close();
      else if (intent !== 'none' && viewer.potentialIndex === startIndex)
        viewer.mainScroll.moveIndexBy(intent === 'next' ? 1 : -1, !isCalm);
    });
  });
}
