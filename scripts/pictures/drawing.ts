import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';

/** Options of svgo; part of the hash in each drawing's name. */
export const drawingSettings = {
  multipass: true,
  // Scripts in a drawing would run when it is opened by its own address, where the page's policy is not in force.
  plugins: ['preset-default', 'removeScripts'],
} as const;

/** The drawing at `path` as compact SVG. Throws one French sentence beginning with `file` when it is not SVG. */
export function optimizedDrawing(path: string, file: string): string {
  try {
    return optimize(readFileSync(path, 'utf8'), {
      path,
      multipass: drawingSettings.multipass,
      plugins: [...drawingSettings.plugins],
    }).data;
  } catch (cause) {
    throw new Error(
      `${file}\u00a0: le fichier est abîmé, ou n’est pas un SVG\u00a0; exportez-le de nouveau en SVG`,
      { cause },
    );
  }
}

/** Width and height of a drawing (px), from its viewBox. Throws one French sentence beginning with `file` without one. */
export function measureDrawing(path: string, file: string): { width: number; height: number } {
  const box = /<svg[^>]*\bviewBox\s*=\s*["']([^"']+)["']/.exec(readFileSync(path, 'utf8'));
  const [, , width, height] = (box?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!width || !height) {
    throw new Error(
      `${file}\u00a0: le dessin n’a pas de dimensions (viewBox)\u00a0; exportez-le de nouveau en SVG`,
    );
  }
  return { width, height };
}
