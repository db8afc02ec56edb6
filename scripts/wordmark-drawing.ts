import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font, Glyph } from 'fontkit';
import { optimize } from 'svgo';

import { inkOf, instanceOf, outlineOf, place } from './outlines';

/** A line of a word-mark. */
export interface Line {
  readonly text: string;
  readonly face: keyof typeof faces;
  readonly weight: number;
  /** Height of the capitals (px). */
  readonly capitals: number;
  /** Space added between letters (thousandths of the type size)… */
  readonly tracking?: number;
  /** … or the width that they are spaced out to (px). */
  readonly width?: number;
}

/** Tile of the insurer band (px; brand sheet: 216 px and a gap of 24). */
export const TILE = { width: 216, height: 120 } as const;
const LINE_GAP = 13;

const faces = {
  figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
  fraunces: 'fraunces/files/fraunces-latin-wght-normal.woff2',
} as const;

/** One weight of a variable face, with the letters of `text` only. */
function fontOf({ face, weight, text }: Line): Promise<Font> {
  const source = readFileSync(join('node_modules/@fontsource-variable', faces[face]));
  return instanceOf(source, { wght: weight }, text);
}

interface Letter {
  readonly glyph: Glyph;
  /** Same letter of the same face, weight and size: drawn once, then used again. */
  readonly key: string;
  readonly scale: number;
  /** Origin on the tile (px). */
  readonly x: number;
  readonly y: number;
}

/** The letters of a line whose ink is centred on the tile, its baseline at `y` (px). */
function lettersOf(font: Font, line: Line, y: number): Letter[] {
  const scale = line.capitals / font.capHeight;
  const tracking = ((line.tracking ?? 0) / 1000) * font.unitsPerEm;
  const natural = place(font, line.text, tracking);
  const { left, right } = inkOf(natural);
  const missing = line.width ? line.width / scale - (right - left) : 0;
  const placed = place(font, line.text, tracking + missing / (natural.length - 1));
  const ink = inkOf(placed);
  const offset = TILE.width / 2 - ((ink.left + ink.right) / 2) * scale;
  return placed.map(({ glyph, x }) => ({
    glyph,
    key: `${line.face} ${line.weight} ${line.capitals} ${glyph.codePoints.join()}`,
    scale,
    x: offset + x * scale,
    y,
  }));
}

function markup(letters: readonly Letter[]): string {
  const drawn = new Map<string, Letter>();
  return letters
    .map((letter) => {
      const { glyph, key, scale, x, y } = letter;
      const first = drawn.get(key);
      if (first) {
        const shift = ` x="${(x - first.x).toFixed(1)}"${y === first.y ? '' : ` y="${(y - first.y).toFixed(1)}"`}`;
        return `<use href="#${[...drawn.keys()].indexOf(key)}"${shift}/>`;
      }
      drawn.set(key, letter);
      const again = letters.filter((other) => other.key === key).length > 1;
      const outline = outlineOf(glyph, scale, x, y);
      return `<path${again ? ` id="${drawn.size - 1}"` : ''} d="${outline}"/>`;
    })
    .join('');
}

/** A word-mark of one or two lines, centred on a tile without ground; `color` as `#rrggbb`. */
export async function drawWordmark(lines: readonly Line[], color: string): Promise<string> {
  const block = lines.reduce((sum, { capitals }) => sum + capitals, LINE_GAP * (lines.length - 1));
  let baseline = (TILE.height - block) / 2;
  const letters: Letter[] = [];
  for (const line of lines) {
    baseline += line.capitals;
    letters.push(...lettersOf(await fontOf(line), line, baseline));
    baseline += LINE_GAP;
  }
  const box = `0 0 ${TILE.width} ${TILE.height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" fill="${color}">${markup(letters)}</svg>`;
  return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
}
