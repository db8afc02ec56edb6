import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import { previewSize } from '../../../content/model/pages/page-metadata';
import { faces } from '../fonts';
import { colors, dataUri, drawScene, FIELD, type Scene } from './scenes';
import { fitTitle, LINE_HEIGHT, titleBox, type FittedTitle } from './title';
import { siteCharacters } from '../site-characters';

/** The variable content of a preview. */
export interface Preview {
  readonly title: string;
  readonly scene: Scene;
}

/** The text above and below the title of every preview. */
export interface Imprint {
  readonly name: string;
  readonly hours: string;
}

/** Largest preview that messaging apps load without delay (bytes). */
export const HEAVIEST_PREVIEW = 100_000;

const drawings = {
  mark: 'components/site/mark.svg',
  band: 'public/patterns/bogolan-band.svg',
} as const;
/** Letter spacing of a title, em. */
const TRACKING = -0.015;

async function cutFace(name: string, pinned: Record<string, number> = {}): Promise<Buffer> {
  const face = faces([]).find(({ file }) => file === name);
  if (!face) throw new Error(`scripts/assets/fonts.ts has no face ${name}`);
  const axes = { ...face.axes, ...pinned };
  return subsetFont(readFileSync(require.resolve(face.source)), siteCharacters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
}

/** The two fonts of previews, as TrueType files. */
export async function readFontTables(): Promise<{ heading: Buffer; text: Buffer }> {
  const heading = cutFace('fraunces.woff2');
  return { heading: await heading, text: await cutFace('figtree.woff2', { wght: 600 }) };
}

/** The title in the largest size that fits; null when it is too long. */
export function titleIn(heading: Buffer, title: string): FittedTitle | null {
  const font = create(heading) as Font;
  const widthOf = (line: string) => font.layout(line).advanceWidth / font.unitsPerEm;
  return fitTitle(title, (line) => widthOf(line) + TRACKING * line.length);
}

/** Files that every preview is drawn from, fonts included. */
export const commonSources: readonly string[] = [
  ...Object.values(drawings),
  FIELD,
  ...faces([]).map(({ source }) => require.resolve(source)),
];

const svgUri = (file: string) => dataUri('svg+xml', readFileSync(file));

async function page(preview: Preview, { name, hours }: Imprint, { size, lines }: FittedTitle) {
  const at = (top: number): CSSProperties => ({ position: 'absolute', left: 64, top });
  const row: CSSProperties = { display: 'flex', alignItems: 'center' };
  const heading: CSSProperties = { fontFamily: 'Fraunces', color: colors.title, fontSize: size };
  const band = `url(${svgUri(drawings.band)})`;
  const hem: CSSProperties = { position: 'absolute', left: 0, top: 578, width: 1200, height: 52 };
  return (
    <div style={{ display: 'flex', ...previewSize, background: colors.ground }}>
      <div style={{ ...at(56), ...row, gap: 18, fontSize: 37, color: colors.text }}>
        <img src={svgUri(drawings.mark)} width={68} height={68} alt="" />
        {name}
      </div>
      <div
        style={{
          ...at(160),
          ...titleBox,
          ...heading,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          lineHeight: LINE_HEIGHT,
          letterSpacing: `${TRACKING}em`,
        }}
      >
        {lines.map((line) => (
          <div key={line} style={{ whiteSpace: 'nowrap' }}>
            {line}
          </div>
        ))}
      </div>
      <div style={{ ...at(496), fontSize: 34, color: colors.textSoft }}>{hours}</div>
      {await drawScene(preview.scene)}
      <div style={{ ...hem, ...row, background: colors.hem }}>
        <div
          style={{ width: 1200, height: 30, backgroundImage: band, backgroundSize: '300px 30px' }}
        />
      </div>
    </div>
  );
}

/**
 * A preview as a progressive JPEG of 1200 × 630 px, without metadata. Throws when the title does not fit, or when the
 * file exceeds `HEAVIEST_PREVIEW`.
 */
export async function drawPreview(
  preview: Preview,
  imprint: Imprint,
  type: Awaited<ReturnType<typeof readFontTables>>,
): Promise<Buffer> {
  const title = titleIn(type.heading, preview.title);
  if (!title)
    throw new Error(
      'le titre ne tient pas en trois lignes sur l’image des liens\u00a0; raccourcissez-le',
    );
  const image = new ImageResponse(await page(preview, imprint, title), {
    ...previewSize,
    fonts: [
      { name: 'Figtree', data: type.text, weight: 600 },
      { name: 'Fraunces', data: type.heading, weight: 600 },
    ],
  });
  const jpeg = await sharp(await image.arrayBuffer())
    .flatten({ background: colors.ground })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
  if (jpeg.length > HEAVIEST_PREVIEW)
    throw new Error(
      `plus de ${HEAVIEST_PREVIEW} octets\u00a0; choisissez une photographie plus calme`,
    );
  return jpeg;
}
