/** What the controls say and allow while one slide of several is shown. */
export interface Paging {
  /** For the eye: « 1 / 2 ». */
  readonly counter: string;
  /** For the ear: « Image 1 sur 2 ». */
  readonly spoken: string;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

/** Paging of the slide `index` (from 0) of `count`; the row ends at both ends, so the arrow beyond an end is off. */
export function pagingAt(index: number, count: number): Paging {
  const place = index + 1;
  return {
    // The no-break spaces keep « 1 / 2 » on one line.
    counter: `${place}\u00a0/\u00a0${count}`,
    spoken: `Image ${place} sur ${count}`,
    canGoBack: index > 0,
    canGoOn: place < count,
  };
}

/** The slide (from 0) that fills most of a row scrolled by `scrolled` px, each slide `width` px wide. */
export function slideInView(scrolled: number, width: number, count: number): number {
  // A row that is not laid out has no width.
  if (width <= 0) return 0;
  return Math.min(Math.max(Math.round(scrolled / width), 0), count - 1);
}

/** Which way a key turns: one slide back, one on, or none (docs/requirements.md § 9 names the two keys). */
export function stepOfKey(key: string): -1 | 0 | 1 {
  if (key === 'ArrowLeft') return -1;
  return key === 'ArrowRight' ? 1 : 0;
}
