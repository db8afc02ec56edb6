import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import sharp from 'sharp';

import { cropAround, focusOf, type View } from './crops';

/** The right side of a preview. */
export type Scene =
  /** One photograph, or four in a square. */
  | { readonly kind: 'photos'; readonly views: readonly View[] }
  /** Insurers' names on white tiles; paths below `content/pictures/`. */
  | { readonly kind: 'wordmarks'; readonly files: readonly string[] }
  /** Mud-cloth by day or by night, with one glyph. For pages without pictures. */
  | { readonly kind: 'cloth'; readonly tone: 'day' | 'night'; readonly glyph: string };

/** Mud-cloth behind the glyph of a page without pictures. */
export const FIELD = 'public/patterns/bogolan-field.svg';

const PICTURES = 'content/pictures';
const glyphFile = (name: string) => `components/ui/icon/glyphs/${name}.svg`;
const pictureBox = { width: 560, height: 578 } as const;

/** Colours of components/theme/palette.ts, which is private to the theme; `drawings.test.ts` there compares the two. */
export const colors = {
  ground: '#fbf7f0',
  hem: '#f1e9dc',
  title: '#0e4a49',
  text: '#16302e',
  textSoft: '#4a625f',
  tile: '#ffffff',
  tileGround: '#a9c9c4',
  day: '#0e4a49',
  night: '#16263f',
  moon: '#d9952f',
} as const;

/** The files of a scene, except `FIELD`, which is among the sources of every preview. */
export function sourcesOf(scene: Scene): string[] {
  if (scene.kind === 'cloth') return [glyphFile(scene.glyph)];
  const files = scene.kind === 'photos' ? scene.views.map(({ file }) => file) : scene.files;
  return files.map((file) => `${PICTURES}/${file}`);
}

/** A `data:` address that contains a picture of type `image/<type>`. */
export const dataUri = (type: string, data: Buffer | string): string =>
  `data:image/${type};base64,${Buffer.from(data).toString('base64')}`;
async function photo(view: View, width: number, height: number): Promise<string> {
  // By default, sharp fills damaged data with grey.
  const image = sharp(`${PICTURES}/${view.file}`, { failOn: 'warning' }).autoOrient();
  const focus = focusOf(view);
  if (focus)
    image.extract(cropAround(focus, (await image.metadata()).autoOrient, { width, height }));
  const cover = { fit: 'cover', position: sharp.strategy.attention } as const;
  const jpeg = image.resize(width, height, cover).flatten({ background: colors.tile });
  return dataUri('jpeg', await jpeg.toColourspace('srgb').jpeg({ quality: 97 }).toBuffer());
}

async function photos(views: readonly View[]) {
  const [width, height] =
    views.length === 1 ? [pictureBox.width, pictureBox.height] : ([277, 286] as const);
  const sources = await Promise.all(views.map((view) => photo(view, width, height)));
  return sources.map((src) => <img key={src} src={src} width={width} height={height} alt="" />);
}

async function wordmarks(files: readonly string[]) {
  const size = { width: 246, height: 120 };
  const contain = { ...size, fit: 'contain', background: 'transparent' } as const;
  const marks = await Promise.all(
    files.map((file) =>
      sharp(`${PICTURES}/${file}`, { density: 144 }).resize(contain).png().toBuffer(),
    ),
  );
  return marks.map((mark, index) => (
    <img
      key={files[index]}
      src={dataUri('png', mark)}
      {...size}
      alt=""
      style={{ background: colors.tile, borderRadius: 12 }}
    />
  ));
}

// Diamonds of the mud-cloth around the moon.
const stars = dataUri(
  'svg+xml',
  `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="578"><path fill="${colors.moon}" d="m430 150 12 17-12 17-12-17zm-280 78 8 11-8 11-8-11zm322 148 8 11-8 11-8-11zm-352 42 12 17-12 17-12-17z"/></svg>`,
);

function cloth({ tone, glyph }: Extract<Scene, { kind: 'cloth' }>) {
  const thread = readFileSync(FIELD, 'utf8').replace(/#[0-9a-f]{6}\b/g, colors.ground);
  const color = tone === 'night' ? colors.moon : colors.ground;
  const outline = readFileSync(glyphFile(glyph), 'utf8').replaceAll('currentColor', color);
  // By night the glyph is filled, like a full moon.
  const shape = tone === 'night' ? outline.replace('fill="none"', `fill="${color}"`) : outline;
  const backgroundImage = `url(${dataUri('svg+xml', thread)})`;
  const whole: CSSProperties = { position: 'absolute', top: 0, left: 0, ...pictureBox };
  return [
    <div
      key="thread"
      style={{ ...whole, backgroundImage, backgroundSize: '120px 120px', opacity: 0.09 }}
    />,
    ...(tone === 'night' ? [<img key="stars" src={stars} alt="" style={whole} />] : []),
    <img key="glyph" src={dataUri('svg+xml', shape)} width={232} height={232} alt="" />,
  ];
}

const sceneStyles = {
  photos: { gap: 6 },
  wordmarks: { gap: 20, background: colors.tileGround },
  cloth: {},
} as const satisfies Record<Scene['kind'], CSSProperties>;

/** The right side of a preview, as one positioned element. */
export async function drawScene(scene: Scene) {
  const content =
    scene.kind === 'photos'
      ? await photos(scene.views)
      : scene.kind === 'wordmarks'
        ? await wordmarks(scene.files)
        : cloth(scene);
  const center = { justifyContent: 'center', alignItems: 'center', alignContent: 'center' };
  const background = scene.kind === 'cloth' ? { background: colors[scene.tone] } : {};
  const place: CSSProperties = { position: 'absolute', top: 0, right: 0, ...pictureBox };
  const style = { ...sceneStyles[scene.kind], ...background, ...center, ...place };
  return <div style={{ ...style, display: 'flex', flexWrap: 'wrap' }}>{content}</div>;
}
