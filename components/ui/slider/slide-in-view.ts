/** Returns the most visible slide, from 0, of a row scrolled by `scrolled` px. */
export function slideInView(scrolled: number, width: number, count: number): number {
  // 0 while the row has no layout.
  if (width <= 0) return 0;
  return Math.min(Math.max(Math.round(scrolled / width), 0), count - 1);
}
