/** « main » is the clinic's main colour, « ground » the sand of the site: both follow the colour scheme. */
export type MarkPaint = 'main' | 'ground';

/** With React's names of attributes. */
export interface MarkShape {
  tag: 'svg' | 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'line' | 'polygon' | 'polyline';
  attributes: Record<string, string>;
  fill?: MarkPaint;
  stroke?: MarkPaint;
  shapes: readonly MarkShape[];
}
