/** « main » is the clinic's main colour, « ground » the sand of the site: both follow the colour scheme. */
export type MarkPaint = 'main' | 'ground';

/** An element of the drawing, with React's names of attributes. */
export interface MarkShape {
  readonly tag:
    'svg' | 'g' | 'path' | 'rect' | 'circle' | 'ellipse' | 'line' | 'polygon' | 'polyline';
  readonly attributes: Readonly<Record<string, string>>;
  readonly fill?: MarkPaint;
  readonly stroke?: MarkPaint;
  readonly shapes: readonly MarkShape[];
}
