import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { plainDrawing } from '../plain-drawing';

/** In px. `margin` is for drawings of another ratio. */
export const tile = { width: 216, height: 120, margin: 20 };

/** In bytes, of the optimised drawing; a page shows all logos. */
const largest = 20_000;

/** Least difference of a channel from white (255), and least share of the tile that differs from it. */
const visible = { difference: 16, part: 0.001 };

/** Throws with a French message when a drawing cannot be seen on its white tile. */
export async function checkVisible(onTile: string): Promise<void> {
  const { width, height } = tile;
  const pixels = await sharp(Buffer.from(onTile))
    .resize(width, height, { fit: 'contain', background: 'white' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const drawn = pixels.filter((value) => 255 - value >= visible.difference).length / 3;
  if (drawn < visible.part * width * height)
    throw new Error(
      'on ne voit rien du dessin sur un fond blanc\u00a0; exportez-le en couleurs, sur toute sa page',
    );
}

/** Returns compact SVG on a tile. Throws with a French message. */
export function drawingOnTile(path: string): string {
  const svg = plainDrawing(readFileSync(path, 'utf8'));
  if (svg.length > largest)
    throw new Error(
      `le dessin est trop lourd (${svg.length} octets, ${largest} au plus)\u00a0; simplifiez-le`,
    );
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
  const { width, height, margin } = tile;
  if (boxWidth / boxHeight === width / height) return svg;
  const place = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
  const logo = svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    return `<svg${attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '')} ${place}>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${logo}</svg>`;
}
