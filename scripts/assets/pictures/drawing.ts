import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/** The tile behind every drawing, and the margin of drawings of another shape (px). */
const TILE = { width: 216, height: 120, margin: 20 };

/** Options of svgo, and the tile; part of the hash in each drawing's name. */
export const drawingSettings = {
  multipass: true,
  // Scripts would run when the address of the drawing is opened, where no page's policy applies.
  plugins: ['preset-default', 'removeScripts'],
  tile: TILE,
} as const;

function sizeOf(svg: string): { width: number; height: number } | null {
  const box = /<svg[^>]*\bviewBox\s*=\s*["']([^"']+)["']/.exec(svg);
  const [, , width, height] = (box?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width && height ? { width, height } : null;
}

/** Puts a drawing on the tile. A drawing with the tile's ratio fills it. */
function onTile(svg: string): string {
  const size = sizeOf(svg);
  const { width, height, margin } = TILE;
  if (!size || size.width / size.height === width / height) return svg;
  const place = `x="${margin}" y="${margin}" width="${width - 2 * margin}" height="${height - 2 * margin}"`;
  const logo = svg.replace(/<svg([^>]*)>/, (_, attributes: string) => {
    return `<svg${attributes.replace(/\s(?:x|y|width|height)="[^"]*"/g, '')} ${place}>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${logo}</svg>`;
}

/** The drawing at `path` as compact SVG, on its tile. Throws a French sentence about `file` when it is not SVG. */
export function optimizedDrawing(path: string, file: string): string {
  try {
    const { data } = optimize(readFileSync(path, 'utf8'), {
      path,
      multipass: drawingSettings.multipass,
      plugins: [...drawingSettings.plugins],
    });
    return onTile(data);
  } catch (cause) {
    throw new Error(
      `${file}\u00a0: le fichier est abîmé, ou n’est pas un SVG\u00a0; exportez-le de nouveau en SVG`,
      { cause },
    );
  }
}

/** Size of a drawing on its tile (px). Throws a French sentence about `file` when the drawing has no viewBox. */
export function measureDrawing(path: string, file: string): { width: number; height: number } {
  if (!sizeOf(readFileSync(path, 'utf8'))) {
    throw new Error(
      `${file}\u00a0: le dessin n’a pas de dimensions (viewBox)\u00a0; exportez-le de nouveau en SVG`,
    );
  }
  return { width: TILE.width, height: TILE.height };
}
