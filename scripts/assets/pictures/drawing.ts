import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/** In px. */
export const drawingSettings = {
  multipass: true,
  // No page's policy applies to scripts when the drawing's own address is opened.
  plugins: ['preset-default', 'removeScripts'],
  /** `margin` is for drawings of another ratio. */
  tile: { width: 216, height: 120, margin: 20 },
} as const;

function optimized(path: string): string {
  const { multipass, plugins } = drawingSettings;
  try {
    return optimize(readFileSync(path, 'utf8'), { path, multipass, plugins: [...plugins] }).data;
  } catch (cause) {
    throw new Error(
      'le fichier est abîmé, ou n’est pas un SVG\u00a0; exportez-le de nouveau en SVG',
      { cause },
    );
  }
}

/** Returns compact SVG on a tile. Throws with a French message for the staff. */
export function drawingOnTile(path: string): string {
  const svg = optimized(path);
  const [, box = ''] = /<svg[^>]*\bviewBox\s*=\s*["']([^"']+)["']/.exec(svg) ?? [];
  const [, , boxWidth, boxHeight] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!boxWidth || !boxHeight) {
    throw new Error(
      'le dessin n’a pas de dimensions (viewBox)\u00a0; exportez-le de nouveau en SVG',
    );
  }
  const { width, height, margin } = drawingSettings.tile;
  if (boxWidth / boxHeight === width / height) return svg;
  const place = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
  const logo = svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    return `<svg${attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '')} ${place}>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${logo}</svg>`;
}
