/** Whether a picture has failed already; one that is still to come, or waits to be near, has not. */
export function hasFailed(image: HTMLImageElement): boolean {
  return image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
}
