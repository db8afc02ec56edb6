import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { contentHash } from './content-hash';
import { writeIfChanged } from './write-if-changed';

/** In bytes; every phone loads the sprite. */
const LARGEST_GLYPH = 1200;

export interface GlyphPaths {
  glyphs: string;
  /** Generated for `Icon.tsx`. */
  sprite: string;
  publicDirectory: string;
}

const projectPaths: GlyphPaths = {
  glyphs: 'components/ui/icon/glyphs',
  sprite: 'components/ui/icon/sprite.json',
  publicDirectory: 'public',
};

const spriteName = /^glyphs-[0-9a-f]+\.svg$/;

/** Returns a `<symbol>`. Throws when the glyph is not square, is too large, or has its own colour. */
export function symbolOf(name: string, source: string): string {
  const { data } = optimize(source, {
    multipass: true,
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        // svgo must keep round joins and `fill="none"` on the root.
        params: { overrides: { moveElemsAttrsToGroup: false, removeUnknownsAndDefaults: false } },
      },
    ],
  });
  const parts = /^<svg([^>]*)>([\s\S]*)<\/svg>$/.exec(data.trim());
  const attributes = (parts?.[1] ?? '').replace(/\s(xmlns|width|height|viewBox)="[^"]*"/g, '');
  const side = /\bviewBox="0 0 ([\d.]+) \1"/.exec(parts?.[1] ?? '')?.[1];
  if (!parts || !side)
    throw new Error(`Glyph ${name}: its viewBox must be square and begin at 0 0`);
  const colors = [...data.matchAll(/\b(?:fill|stroke)="([^"]*)"/g)].map((match) => match[1] ?? '');
  const own = colors.find((color) => color !== 'none' && color !== 'currentColor');
  if (own) throw new Error(`Glyph ${name}: ${own} must be currentColor`);
  const symbol = `<symbol id="${name}" viewBox="0 0 ${side} ${side}"${attributes}>${parts[2]}</symbol>`;
  if (symbol.length > LARGEST_GLYPH) {
    throw new Error(
      `Glyph ${name}: ${symbol.length} bytes, ${LARGEST_GLYPH} at most; simplify its drawing`,
    );
  }
  return symbol;
}

/** Writes all glyphs as one sprite, and returns its address. */
export function buildSprite({
  glyphs,
  sprite,
  publicDirectory,
}: GlyphPaths = projectPaths): string {
  const symbols = readdirSync(glyphs)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) =>
      symbolOf(file.slice(0, -'.svg'.length), readFileSync(join(glyphs, file), 'utf8')),
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const file = `glyphs-${contentHash(svg)}.svg`;
  const images = join(publicDirectory, 'images');
  mkdirSync(images, { recursive: true });
  for (const stale of readdirSync(images)) {
    if (spriteName.test(stale) && stale !== file) rmSync(join(images, stale));
  }
  writeFileSync(join(images, file), svg);
  const href = `/images/${file}`;
  const json = `${JSON.stringify({ href })}\n`;
  writeIfChanged(sprite, json);
  return href;
}
