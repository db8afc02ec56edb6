/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { makePreviews, type PreviewPaths } from './previews';
import { HEAVIEST_PREVIEW } from './previews-drawing';
import { pagePreviews, type PagePreview } from './previews-pages';

const root = mkdtempSync(join(tmpdir(), 'previews-'));
const paths: PreviewPaths = {
  pictures: join(root, 'pictures'),
  publicDirectory: join(root, 'public'),
  cache: join(root, 'cache.json'),
};
const folder = join(paths.publicDirectory, 'previews');
const made = () => readdirSync(folder).sort();

const preview = (path: string): PagePreview => {
  const found = pagePreviews.find((one) => one.path === path);
  if (!found) throw new Error(`${path} is no page`);
  return found;
};
// One of each kind of scene: a photograph, four of them, word-marks, cloth.
const some = ['/', '/medecins/', '/assurances/', '/horaire/'].map(preview);
const [home] = some as [PagePreview];

beforeAll(async () => {
  for (const name of ['clinique', 'medecins', 'assureurs'])
    cpSync(join('content/pictures', name), join(paths.pictures, name), { recursive: true });
  await makePreviews(some, paths);
}, 30_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

test('every page has its file, and nothing else is there', () => {
  expect(made()).toEqual(['accueil.jpg', 'assurances.jpg', 'horaire.jpg', 'medecins.jpg']);
});

test.each(['accueil.jpg', 'assurances.jpg', 'horaire.jpg', 'medecins.jpg'])(
  '%s is a light progressive JPEG of 1200 × 630 px that tells of no camera',
  async (name) => {
    const metadata = await sharp(join(folder, name)).metadata();
    expect(metadata).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
      space: 'srgb',
      channels: 3,
      isProgressive: true,
      chromaSubsampling: '4:2:0',
    });
    const { exif, xmp, iptc, icc } = metadata;
    expect({ exif, xmp, iptc, icc }).toEqual({});
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(HEAVIEST_PREVIEW);
  },
);

test('nothing is drawn again while title, picture and drawing stay the same', async () => {
  expect(await makePreviews(some, paths)).toEqual({ made: 0, removed: 0, kept: 4 });
});

test('a new title, a changed picture and a lost file are each drawn again, alone', async () => {
  const renamed = some.map((one) => (one === home ? { ...one, title: 'Bonjour' } : one));
  expect(await makePreviews(renamed, paths)).toEqual({ made: 1, removed: 0, kept: 3 });

  cpSync(
    'content/pictures/medecins/medecin-09.jpg',
    join(paths.pictures, 'medecins/medecin-01.jpg'),
  );
  expect(await makePreviews(renamed, paths)).toEqual({ made: 1, removed: 0, kept: 3 });

  rmSync(join(folder, 'horaire.jpg'));
  expect(await makePreviews(renamed, paths)).toEqual({ made: 1, removed: 0, kept: 3 });
});

test('the preview of a page that is gone goes too', async () => {
  writeFileSync(join(folder, 'vieux.jpg'), '');
  mkdirSync(join(folder, 'autre'));
  expect(await makePreviews(some.slice(1), paths)).toMatchObject({ removed: 3 });
  expect(made()).toEqual(['assurances.jpg', 'horaire.jpg', 'medecins.jpg']);
});

test('a title that does not fit and a picture that is missing are each named, and the rest is kept', async () => {
  const long = { ...home, path: '/long/', title: 'Anticonstitutionnellement '.repeat(3).trim() };
  const lost: PagePreview = {
    ...home,
    path: '/perdue/',
    scene: { kind: 'photos', views: [{ file: 'clinique/perdue.jpg' }] },
  };
  const failure = makePreviews([...some.slice(1), long, lost], paths);
  await expect(failure).rejects.toThrow(
    /- \/long\/: « Anticonstitutionnellement.* ne tient pas en trois lignes.*\n.*- \/perdue\/: .*perdue\.jpg/,
  );
  expect(await makePreviews(some.slice(1), paths)).toMatchObject({ made: 0, kept: 3 });
});
