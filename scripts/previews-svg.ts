import type { Font } from 'fontkit';

import { outlineOf, place } from './outlines';
import type { Box } from './previews-layout';

// As in components/theme/palette.ts, which is private to the theme; `drawings.test.ts` there keeps them alike.
/** The colours of previews, by what they are for. */
export const colors = {
  ground: '#fbf7f0',
  hemGround: '#f1e9dc',
  title: '#0e4a49',
  text: '#16302e',
  textSoft: '#4a625f',
  tile: '#ffffff',
  tileGround: '#a9c9c4',
  teal: '#0e4a49',
  onTeal: '#fbf7f0',
  night: '#16263f',
  onNight: '#fbf7f0',
  moon: '#d9952f',
} as const;

/** How a line of text is set. */
export interface TextStyle {
  readonly font: Font;
  /** Size of the type (px). */
  readonly size: number;
  readonly color: string;
  /** Space added between letters (shares of the type size). */
  readonly tracking?: number;
}

/** Width of a line set in type of 1 px. */
export function lineWidth({ font, tracking = 0 }: Omit<TextStyle, 'size' | 'color'>, text: string) {
  const last = place(font, text, tracking * font.unitsPerEm).at(-1);
  return last ? (last.x + last.glyph.advanceWidth) / font.unitsPerEm : 0;
}

/** A line of text as one SVG outline, so that it looks the same whatever fonts the machine has; `x`, `baseline` in px. */
export function textOutline(text: string, style: TextStyle, x: number, baseline: number): string {
  const { font, size, color, tracking = 0 } = style;
  const scale = size / font.unitsPerEm;
  const outlines = place(font, text, tracking * font.unitsPerEm).map((placed) =>
    outlineOf(placed.glyph, scale, x + placed.x * scale, baseline),
  );
  return `<path fill="${color}" d="${outlines.join('')}"/>`;
}

/** A drawing as a part of another one; `currentColor` in it becomes `color`. */
export function drawingOf(svg: string, { left, top, width, height }: Box, color: string): string {
  const place = `x="${left}" y="${top}" width="${width}" height="${height}" color="${color}"`;
  return svg.replace(/<svg[^>]*>/, (root) =>
    root.replace(/\s(?:width|height)="[^"]*"/g, '').replace('<svg', `<svg ${place}`),
  );
}

const CLOTH_SIDE = 120;
const CLOTH_OPACITY = 0.09;

/** A square tile of mud-cloth repeated over `box`, all in the colour `thread`, faint. */
export function clothOf(tile: string, box: Box, thread: string): string {
  const side = { left: 0, top: 0, width: CLOTH_SIDE, height: CLOTH_SIDE };
  const content = drawingOf(tile, side, thread).replace(/#[0-9a-f]{6}\b/g, thread);
  const pattern = `<pattern id="cloth" width="${CLOTH_SIDE}" height="${CLOTH_SIDE}" patternUnits="userSpaceOnUse">${content}</pattern>`;
  return `${pattern}<g opacity="${CLOTH_OPACITY}">${rectangle(box, 'url(#cloth)')}</g>`;
}

/** A drawing of the size and place of `box` on the preview. */
export function svgOf({ left, top, width, height }: Box, content: string): Buffer {
  const size = `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
}

/** A filled rectangle. */
export function rectangle({ left, top, width, height }: Box, color: string, radius = 0): string {
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${color}"/>`;
}
