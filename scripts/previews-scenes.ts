import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

import { cropAround, focusOf, type View } from './previews-crops';
import { gridBoxes, pictureBox, type Box } from './previews-layout';
import { clothOf, colors, drawingOf, rectangle, svgOf } from './previews-svg';

/** What fills the right of a preview. */
export type Scene =
  /** One photograph, or four in a square. */
  | { readonly kind: 'photos'; readonly views: readonly View[] }
  /** Insurers' names on white tiles; paths below `content/pictures/`. */
  | { readonly kind: 'wordmarks'; readonly files: readonly string[] }
  /** Mud-cloth by day or by night, with one glyph: for pages of mere text. */
  | { readonly kind: 'cloth'; readonly tone: keyof typeof clothTones; readonly glyph: string };

const CLOTH = 'public/patterns/bogolan-field.svg';
const GLYPH_SIDE = 232;
const PHOTO_GAP = 6;
const TILE = { width: 246, height: 120, gap: 20, radius: 12 } as const;

// Diamonds of the mud-cloth around the middle of the picture's place, in two sizes.
const stars = `<path fill="${colors.moon}" d="m1070 150 12 17-12 17-12-17zm-280 78 8 11-8 11-8-11zm322 148 8 11-8 11-8-11zm-352 42 12 17-12 17-12-17z"/>`;

const clothTones = {
  day: { ground: colors.teal, thread: colors.onTeal, glyph: colors.onTeal, sky: '' },
  night: { ground: colors.night, thread: colors.onNight, glyph: colors.moon, sky: stars },
} as const;

const glyphFile = (name: string) => `components/ui/icon/glyphs/${name}.svg`;

/** Files that a scene is made of; `pictures` is the folder of the originals. */
export function sourcesOf(scene: Scene, pictures: string): string[] {
  if (scene.kind === 'cloth') return [CLOTH, glyphFile(scene.glyph)];
  const files = scene.kind === 'photos' ? scene.views.map(({ file }) => file) : scene.files;
  return files.map((file) => join(pictures, file));
}

async function photoIn(pictures: string, view: View, box: Box): Promise<OverlayOptions> {
  // A spoilt middle is only a warning to the decoder, and a grey half to whoever gets the link.
  const photo = sharp(join(pictures, view.file), { failOn: 'warning' }).autoOrient();
  const focus = focusOf(view);
  if (focus) photo.extract(cropAround(focus, (await photo.metadata()).autoOrient, box));
  const { data, info } = await photo
    .resize(box.width, box.height, { fit: 'cover', position: sharp.strategy.attention })
    .flatten({ background: colors.tile })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: box.left, top: box.top };
}

function photosIn(pictures: string, views: readonly View[]): Promise<OverlayOptions[]> {
  const columns = views.length === 1 ? 1 : 2;
  const rows = Math.ceil(views.length / columns);
  const cell = {
    width: Math.ceil((pictureBox.width - PHOTO_GAP * (columns - 1)) / columns),
    height: Math.ceil((pictureBox.height - PHOTO_GAP * (rows - 1)) / rows),
  };
  const boxes = gridBoxes(views.length, columns, cell, PHOTO_GAP);
  return Promise.all(
    views.map((view, index) => photoIn(pictures, view, boxes[index] ?? pictureBox)),
  );
}

async function wordmarksIn(pictures: string, files: readonly string[]): Promise<OverlayOptions[]> {
  const boxes = gridBoxes(files.length, 2, TILE, TILE.gap);
  const tiles = boxes.map((box) => rectangle(box, colors.tile, TILE.radius)).join('');
  const ground = svgOf(pictureBox, rectangle(pictureBox, colors.tileGround) + tiles);
  // Each on its own: the inner names of several (`#0`, `#1`…) would be taken for each other.
  const marks = await Promise.all(
    files.map((file) =>
      sharp(join(pictures, file), { density: 2 * 72 })
        .resize(TILE.width, TILE.height, { fit: 'contain', background: '#00000000' })
        .png()
        .toBuffer(),
    ),
  );
  return [
    { input: ground, left: pictureBox.left, top: pictureBox.top },
    ...boxes.map(({ left, top }, index) => ({ input: marks[index] ?? '', left, top })),
  ];
}

/** The moon shines: its outline is filled. */
const filled = (svg: string) => svg.replace('fill="none"', 'fill="currentColor"');

function cloth({ tone, glyph }: Extract<Scene, { kind: 'cloth' }>): OverlayOptions {
  const { ground, thread, glyph: color, sky } = clothTones[tone];
  const [drawing] = gridBoxes(1, 1, { width: GLYPH_SIDE, height: GLYPH_SIDE }, 0);
  const outline = readFileSync(glyphFile(glyph), 'utf8');
  const svg = svgOf(
    pictureBox,
    rectangle(pictureBox, ground) +
      clothOf(readFileSync(CLOTH, 'utf8'), pictureBox, thread) +
      sky +
      drawingOf(tone === 'night' ? filled(outline) : outline, drawing ?? pictureBox, color),
  );
  return { input: svg, left: pictureBox.left, top: pictureBox.top };
}

/** The layers of a scene, ready to be laid over the ground of a preview. */
export async function layersOf(scene: Scene, pictures: string): Promise<OverlayOptions[]> {
  switch (scene.kind) {
    case 'photos':
      return photosIn(pictures, scene.views);
    case 'wordmarks':
      return wordmarksIn(pictures, scene.files);
    case 'cloth':
      return [cloth(scene)];
  }
}
