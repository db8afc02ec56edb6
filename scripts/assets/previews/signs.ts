import { ContentError } from '../../../content/fields/content-error';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { faces } from '../fonts';
import { siteCharacters } from '../site-characters';

/** Draws what the site’s own fonts lack. */
const fallback = 'scripts/assets/previews/dejavu-serif-bold.woff2';

export const fontSources = [...faces([]).map(({ source }) => require.resolve(source)), fallback];

const signsIn = (font: Buffer) => (fontkit.create(font) as fontkit.Font).characterSet;

/** As TrueType. */
async function readFonts() {
  const own = faces([])
    .slice(0, 2)
    .map(async ({ file, source, axes }) => ({
      name: basename(file, '.woff2'),
      data: await subsetFont(readFileSync(require.resolve(source)), siteCharacters, {
        targetFormat: 'sfnt',
        variationAxes: { ...axes, wght: 600 },
      }),
    }));
  const file = readFileSync(fallback);
  const data = await subsetFont(file, String.fromCodePoint(...signsIn(file)), {
    targetFormat: 'sfnt',
  });
  return [...(await Promise.all(own)), { name: 'fallback', data }].map((font) => ({
    ...font,
    weight: 600 as const,
  }));
}

let read: ReturnType<typeof readFonts> | undefined;

/** Returns the fonts of previews, the one for rare signs last. */
export const previewFonts = () => (read ??= readFonts());

/** `next/og` would look for a font that draws the sign on another host. */
export function checkSigns(
  texts: readonly string[],
  fonts: Awaited<ReturnType<typeof readFonts>>,
): void {
  const drawn = new Set(fonts.flatMap(({ data }) => signsIn(data)));
  for (const text of texts)
    for (const sign of text.normalize('NFC')) {
      const code = sign.codePointAt(0) ?? 0;
      if (drawn.has(code)) continue;
      throw new ContentError(
        `À corriger dans content/data\u00a0: le signe «\u00a0${sign}\u00a0» de «\u00a0${text}\u00a0» ne se dessine pas dans les aperçus\u00a0: remplacez-le`,
      );
    }
}
