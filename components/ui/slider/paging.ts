export interface Paging {
  /** « 1 / 2 ». */
  counter: string;
  /** « Image 1 sur 2 », for screen readers. */
  spoken: string;
  canGoBack: boolean;
  canGoOn: boolean;
}

/** Returns the texts and states of the controls at slide `index`, from 0. */
export function pagingAt(index: number, count: number): Paging {
  const place = index + 1;
  return {
    counter: `${place}\u00a0/\u00a0${count}`,
    spoken: `Image ${place} sur ${count}`,
    canGoBack: index > 0,
    canGoOn: place < count,
  };
}

/** Returns the most visible slide, from 0, of a row scrolled by `scrolled` px. */
export function slideInView(scrolled: number, width: number, count: number): number {
  // 0 while the row has no layout.
  if (width <= 0) return 0;
  return Math.min(Math.max(Math.round(scrolled / width), 0), count - 1);
}

/** Returns by how many slides a key moves the row. */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}
