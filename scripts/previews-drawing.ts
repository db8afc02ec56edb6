import { readFileSync } from 'node:fs';
import type { Font } from 'fontkit';
import sharp from 'sharp';

import { previewSize } from '../content/model/page-metadata';
import { faces } from './fonts';
import { instanceOf } from './outlines';
import { fitTitle, hem, LINE_HEIGHT, titleBox, type Box } from './previews-layout';
import { layersOf, type Scene } from './previews-scenes';
import { colors, drawingOf, lineWidth, rectangle, svgOf, textOutline } from './previews-svg';
import { siteCharacters } from './site-characters';

/** What a preview says and shows. */
export interface Preview {
  readonly title: string;
  readonly scene: Scene;
}

/** What every preview says above and below its title. */
export interface Imprint {
  readonly name: string;
  readonly hours: string;
}

/** The two cuts of the site's type that previews are set in. */
export interface Lettering {
  readonly heading: Font;
  readonly text: Font;
}

/** Drawings on every preview. */
export const commonDrawings = {
  mark: 'components/site/mark.svg',
  band: 'public/patterns/bogolan-band.svg',
} as const;

const canvas: Box = { left: 0, top: 0, ...previewSize };
const markBox: Box = { left: titleBox.left, top: 56, width: 68, height: 68 };
const NAME = { left: markBox.left + markBox.width + 18, baseline: 103, size: 37 } as const;
const HOURS = { baseline: 528, size: 34 } as const;
const BAND = { width: 300, height: 30 } as const;
const HEADING_TRACKING = -0.015;

/** Files of the type, from the packages that bring it. */
export const typeFiles = faces([])
  .filter(({ file }) => !file.includes('italic'))
  .map(({ source }) => require.resolve(source));

/** Reads the type: headings in the site's own cut, text in its semi-bold. */
export async function readLettering(): Promise<Lettering> {
  const cut = async (file: string, pinned: Record<string, number> = {}) => {
    const face = faces([]).find((candidate) => candidate.file === file);
    if (!face) throw new Error(`scripts/fonts.ts has no face ${file}`);
    const axes = { ...face.axes, ...pinned } as Record<string, number>;
    return instanceOf(readFileSync(require.resolve(face.source)), axes, siteCharacters);
  };
  return { heading: await cut('fraunces.woff2'), text: await cut('figtree.woff2', { wght: 600 }) };
}

function titleOutlines(title: string, font: Font): string {
  const style = { font, tracking: HEADING_TRACKING };
  const fitted = fitTitle(title, (line) => lineWidth(style, line));
  if (!fitted)
    throw new Error(
      `« ${title} » ne tient pas en trois lignes sur l’image des liens\u00a0; raccourcissez ce titre`,
    );
  const { size, lines } = fitted;
  const leading = size * LINE_HEIGHT;
  const capitals = (font.capHeight / font.unitsPerEm) * size;
  const block = capitals + leading * (lines.length - 1);
  const first = titleBox.top + (titleBox.height - block) / 2 + capitals;
  return lines
    .map((line, index) =>
      textOutline(
        line,
        { ...style, size, color: colors.title },
        titleBox.left,
        first + index * leading,
      ),
    )
    .join('');
}

function bandOutlines(): string {
  const band = readFileSync(commonDrawings.band, 'utf8');
  const top = hem.top + (hem.height - BAND.height) / 2;
  return Array.from({ length: Math.ceil(hem.width / BAND.width) }, (_, index) =>
    drawingOf(band, { ...BAND, left: index * BAND.width, top }, colors.text),
  ).join('');
}

function groundOf(title: string, { name, hours }: Imprint, { heading, text }: Lettering): Buffer {
  const mark = drawingOf(readFileSync(commonDrawings.mark, 'utf8'), markBox, colors.text);
  return svgOf(
    canvas,
    [
      rectangle(canvas, colors.ground),
      rectangle(hem, colors.hemGround),
      bandOutlines(),
      mark,
      textOutline(
        name,
        { font: text, size: NAME.size, color: colors.text },
        NAME.left,
        NAME.baseline,
      ),
      titleOutlines(title, heading),
      textOutline(
        hours,
        { font: text, size: HOURS.size, color: colors.textSoft },
        titleBox.left,
        HOURS.baseline,
      ),
    ].join(''),
  );
}

/** What messaging apps take without delay, and a visitor without regret (bytes). */
export const HEAVIEST_PREVIEW = 100_000;

const QUALITIES = [74, 66, 58];

/**
 * A preview as a progressive JPEG of 1200 × 630 px, without metadata. `pictures` is the folder of the originals.
 * Throws when the title does not fit, or when the file stays too heavy.
 */
export async function drawPreview(
  { title, scene }: Preview,
  imprint: Imprint,
  lettering: Lettering,
  pictures: string,
): Promise<Buffer> {
  const layers = await layersOf(scene, pictures);
  const { data, info } = await sharp(groundOf(title, imprint, lettering))
    .composite(layers)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of QUALITIES) {
    const jpeg = await sharp(data, { raw: info }).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= HEAVIEST_PREVIEW) return jpeg;
  }
  throw new Error(
    `« ${title} » pèse plus de ${HEAVIEST_PREVIEW} octets\u00a0; choisissez une image plus calme`,
  );
}
