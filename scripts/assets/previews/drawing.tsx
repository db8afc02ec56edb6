import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import sharp from 'sharp';

import { light } from '../../../components/theme/schemes';
import { previewSize } from '../../../content/model/pages/page-metadata';
import { clinicMark, markFile } from '../identity';
import { dataUri, photos, scene } from './photos';
import { checkSigns, fontSources, previewFonts } from './signs';

export interface Preview {
  title: string;
  clinic: string;
  /** Such as « Bamako · 24h/24, 7j/7 ». */
  place: string;
  /** None, one or four. Without any, mud-cloth with the initials or the clinic's mark is shown. */
  pictures: readonly string[];
  initials?: string;
}

const drawings = {
  mark: markFile,
  motif: 'public/patterns/petal.svg',
  band: 'public/patterns/bogolan-band.svg',
  field: 'public/patterns/bogolan-field.svg',
};

export const commonSources = [
  'scripts/assets/previews/drawing.tsx',
  'scripts/assets/previews/photos.tsx',
  ...Object.values(drawings),
  'scripts/assets/previews/signs.ts',
  ...fontSources,
];

const colors = {
  ground: light.page,
  hem: light.surfaceWarm,
  title: light.heading,
  text: light.text,
  textSoft: light.textSoft,
  cloth: light.deep,
};

function titleStyle(title: string): CSSProperties {
  const longestWord = Math.max(...title.split(/[ -]/).map((word) => word.length));
  if (longestWord <= 11 && title.length <= 28)
    return { fontSize: 76, lineClamp: 3, textWrap: 'balance' };
  if (longestWord <= 15 && title.length <= 44)
    return { fontSize: 64, lineClamp: 4, textWrap: 'balance' };
  return { fontSize: 48, lineClamp: 5, wordBreak: 'break-word' };
}

const svgUri = (file: string) => dataUri('svg+xml', readFileSync(file));

const inSand = (file: string) =>
  dataUri(
    'svg+xml',
    readFileSync(file, 'utf8')
      .replaceAll('currentColor', colors.ground)
      .replaceAll(colors.cloth, colors.ground),
  );

function cloth(initials: string | undefined) {
  const center: CSSProperties = { display: 'flex', alignItems: 'center', justifyContent: 'center' };
  const backgroundImage = `url(${inSand(drawings.field)})`;
  const field: CSSProperties = { ...scene, position: 'absolute', backgroundImage, opacity: 0.12 };
  return (
    <div style={{ ...scene, ...center, background: colors.cloth }}>
      <div style={{ ...field, backgroundSize: '120px 120px' }} />
      {initials === undefined ? (
        <img src={inSand(drawings.motif)} width={264} height={264} alt="" />
      ) : (
        <div style={{ fontFamily: 'fraunces', fontSize: 220, color: colors.ground }}>
          {initials}
        </div>
      )}
    </div>
  );
}

/** Longest name of a clinic on one line. */
const mostLetters = 24;

function words({ title, clinic, place }: Preview) {
  const column: CSSProperties = {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    width: previewSize.width - scene.width,
    padding: '56px 36px 40px 64px',
  };
  const heading: CSSProperties = {
    display: 'block',
    fontFamily: 'fraunces',
    color: colors.title,
    lineHeight: 1.1,
    letterSpacing: '-0.015em',
  };
  const oneLine: CSSProperties = { display: 'block', lineClamp: 1 };
  const name: CSSProperties =
    clinic.length > mostLetters
      ? { display: 'block', lineClamp: 2, fontSize: 30, lineHeight: 1.15 }
      : oneLine;
  return (
    <div style={column}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 37 }}>
        <img src={dataUri('svg+xml', clinicMark().source)} width={68} height={68} alt="" />
        <div style={{ ...name, width: 454 }}>{clinic}</div>
      </div>
      <div style={{ ...heading, ...titleStyle(title) }}>{title}</div>
      <div style={{ ...oneLine, fontSize: 34, color: colors.textSoft }}>{place}</div>
    </div>
  );
}

async function layout(preview: Preview) {
  const whole: CSSProperties = { ...previewSize, background: colors.ground, color: colors.text };
  const hem: CSSProperties = { height: 52, paddingTop: 11, background: colors.hem };
  const backgroundImage = `url(${svgUri(drawings.band)})`;
  return (
    <div style={{ ...whole, display: 'flex', flexDirection: 'column' }}>
      <div style={{ display: 'flex', height: scene.height }}>
        {words(preview)}
        {preview.pictures.length === 0 ? cloth(preview.initials) : await photos(preview.pictures)}
      </div>
      <div style={{ ...hem, display: 'flex' }}>
        <div style={{ width: '100%', height: 30, backgroundImage, backgroundSize: '300px 30px' }} />
      </div>
    </div>
  );
}

/** Returns a progressive JPEG of 1200 × 630 px, without metadata. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  const fonts = await previewFonts();
  checkSigns([preview.title, preview.clinic, preview.place], fonts);
  const image = new ImageResponse(await layout(preview), { ...previewSize, fonts });
  return sharp(await image.arrayBuffer())
    .flatten({ background: colors.ground })
    .jpeg({ quality: 74, mozjpeg: true })
    .toBuffer();
}
