import { ContentError } from '../../../content/fields/content-error';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureEntry } from '../../../content/model/pictures/picture';
import { newFolder, put as putFile } from '../../../e2e/support/folders';
import { withFaultsOf } from '../all-faults';
import { checkFiles, listPictures, type PicturePaths } from './list';

jest.setTimeout(30_000);

const alts = { 'medecins/awa.jpg': 'Une médecin', 'assureurs/edm.svg': 'EDM' };
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 216 120"><path d="M0 0h99v99z"/></svg>';
let paths: PicturePaths;

const put = (file: string, data: string | Buffer) => {
  putFile(join(paths.originals, file), data);
};

/** `orientation` is as cameras write it (6: held sideways). */
async function photograph(
  file: string,
  width: number,
  height: number,
  orientation = 1,
): Promise<void> {
  const image = sharp({ create: { width, height, channels: 3, background: '#17706f' } });
  put(file, await image.withMetadata({ orientation }).jpeg().toBuffer());
}

const listed = async (file: string): Promise<PictureEntry> => {
  const { [file]: entry } = await listPictures(paths, { ...alts, [file]: 'Une photographie' });
  if (!entry) throw new Error(`${file} is not listed`);
  return entry;
};

beforeEach(async () => {
  const root = newFolder();
  paths = {
    originals: join(root, 'originals'),
    manifest: join(root, 'model/manifest.json'),
    publicDirectory: join(root, 'public'),
  };
  await photograph('medecins/awa.jpg', 800, 1000);
  put('assureurs/edm.svg', drawing);
});

test('the manifest contains everything that the page needs', async () => {
  const manifest = await listPictures(paths, alts);
  expect(JSON.parse(readFileSync(paths.manifest, 'utf8'))).toEqual(manifest);
  expect(manifest).toEqual({
    'assureurs/edm.svg': {
      alt: 'EDM',
      width: 216,
      height: 120,
      color: '#ffffff',
      base: expect.stringMatching(/^\/images\/assureurs\/edm-[0-9a-f]{5}$/) as string,
      widths: [],
      fallbackWidths: [],
    },
    'medecins/awa.jpg': {
      alt: 'Une médecin',
      width: 800,
      height: 1000,
      color: '#186868',
      base: expect.stringMatching(/^\/images\/medecins\/awa-[0-9a-f]{5}$/) as string,
      widths: [160, 240, 320, 480, 640, 800],
      fallbackWidths: [320, 640],
    },
  });
});

test('a replaced photograph has a new address, a new alt text does not change it', async () => {
  const before = await listPictures(paths, alts);
  const renamed = await listPictures(paths, { ...alts, 'medecins/awa.jpg': 'Dr Awa' });
  expect(renamed['medecins/awa.jpg']).toEqual({ ...before['medecins/awa.jpg'], alt: 'Dr Awa' });
  await photograph('medecins/awa.jpg', 1600, 2000);
  const after = await listPictures(paths, alts);
  expect(after['medecins/awa.jpg']?.base).not.toBe(before['medecins/awa.jpg']?.base);
});

test('a quick list leaves AVIF out, but where it is made already', async () => {
  const quick = await listPictures(paths, alts, true);
  expect(quick['medecins/awa.jpg']).toMatchObject({ widths: [], fallbackWidths: [320, 640] });
  const whole = await listPictures(paths, alts);
  expect(whole['medecins/awa.jpg']?.widths).toHaveLength(6);
  expect(await listPictures(paths, alts, true)).toEqual(whole);
});

test.each([
  ['medecins/wide.jpg', 3000, 2000, 1, [1600, 2000]],
  ['medecins/sideways.jpg', 1000, 800, 6, [800, 1000]],
  ['medecins/within-2-percent.jpg', 800, 1010, 1, [800, 1010]],
  ['clinique/accueil-1.jpg', 1600, 1200, 1, [1600, 900]],
  ['clinique/accueil-telephone.jpg', 1600, 1200, 1, [1600, 1067]],
])('%s is upright, in the shape of its place', async (file, width, height, orientation, size) => {
  await photograph(file, width, height, orientation);
  const entry = await listed(file);
  expect([entry.width, entry.height]).toEqual(size);
});

test('no width is larger than the original', async () => {
  await photograph('medecins/small.jpg', 500, 625);
  expect(await listed('medecins/small.jpg')).toMatchObject({
    widths: [160, 240, 320, 480, 500],
    fallbackWidths: [320, 500],
  });
});

test.each([
  ['medecins/photo.HEIC', 'enregistrez l’image en .jpg (en minuscules)'],
  ['assureurs/edm.png', 'enregistrez l’image en .svg (en minuscules)'],
  ['medecins/Dr Awa.jpg', 'renommez le fichier'],
  ['loose.jpg', 'déplacez l’image dans un de ces dossiers\u00a0: assureurs, medecins'],
  ['vacances/mer.jpg', 'déplacez l’image dans un de ces dossiers'],
  ['medecins/new/awa.jpg', 'déplacez l’image dans un de ces dossiers'],
  [
    'medecins/gone.jpg',
    'l’image manque\u00a0; mettez-la dans content/pictures, ou retirez sa ligne',
  ],
])('%s is named, with what to do', async (file, problem) => {
  if (!file.includes('gone')) put(file, '');
  await expect(listed(file)).rejects.toThrow(`  - ${file}\u00a0: ${problem}`);
});

test.each([
  ['upright', 1000, 1500, 1, 'la photographie est debout\u00a0; il en faut une en largeur (3:2)'],
  ['turned', 1500, 1000, 6, 'la photographie est debout'],
  ['small', 590, 393, 1, 'trop petite, 590 × 393 px'],
  ['narrow', 4000, 399, 1, 'trop petite, 599 × 399 px une fois coupée en 3:2'],
])('a photograph that is %s is refused', async (name, width, height, orientation, problem) => {
  const file = `equipements/${name}.jpg`;
  await photograph(file, width, height, orientation);
  await expect(listed(file)).rejects.toThrow(`${file}\u00a0: ${problem}`);
});

test('a file that is not a picture, or half of one, or with a spoilt middle, is refused', async () => {
  const middle = Math.floor(whole.length / 2);
  const spoilt = Buffer.from(whole);
  for (let index = 0; index < 2000; index++) spoilt[middle + index] = (index * index * 7919) >> 4;
  const damaged = {
    'medecins/awa.jpg': 'not a picture',
    'equipements/empty.jpg': '',
    'equipements/head.jpg': whole.subarray(0, 100),
    'equipements/half.jpg': whole.subarray(0, middle),
    'equipements/spoilt.jpg': spoilt,
    'assureurs/edm.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path',
  };
  for (const [file, data] of Object.entries(damaged)) {
    put(file, data);
    await expect(listed(file)).rejects.toThrow(`${file}\u00a0: le fichier est abîmé`);
  }
});

const whole = readFileSync('e2e/other-clinic/pictures/equipements/laboratoire-1.jpg');

async function samsung(): Promise<Buffer> {
  const data = await sharp(whole).jpeg().toBuffer();
  // The end of the spectral selection, 63 in a sequential JPEG.
  data[data.indexOf(Buffer.of(0xff, 0xda)) + 12] = 0;
  return data;
}

/** Puts a segment into a JPEG that sharp wrote. */
async function withSegment(marker: number, ...data: readonly (string | number)[]) {
  const head = Buffer.concat(
    data.map((part) => Buffer.from(typeof part === 'string' ? part : [part])),
  );
  const segment = Buffer.concat([Buffer.of(0xff, marker, 0, head.length + 2), head]);
  const jpeg = await sharp(whole).jpeg().toBuffer();
  return Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
}

const jfif = (major: number, minor: number) =>
  withSegment(0xe0, 'JFIF\0', major, minor, '\0\0\u0001\0\u0001\0\0');

test.each([
  ['samsung', samsung()],
  ['jfif-0-02', jfif(0, 2)],
  ['jfif-2-01', jfif(2, 1)],
  ['adobe', withSegment(0xee, 'Adobe\0\u0064\0\0\0\0', 9)],
  [
    'bytes-before-the-end',
    Buffer.concat([whole.subarray(0, -2), Buffer.alloc(20), whole.subarray(-2)]),
  ],
  ['bytes-after-the-end', Buffer.concat([whole, Buffer.alloc(20)])],
])('what every browser shows is accepted: %s', async (name, data) => {
  put(`equipements/${name}.jpg`, await data);
  await expect(listed(`equipements/${name}.jpg`)).resolves.toBeDefined();
});

test('every problem is reported at once, and the manifest stays unchanged', async () => {
  await listPictures(paths, alts);
  const before = readFileSync(paths.manifest, 'utf8');
  put('medecins/awa.jpg', 'broken');
  put('clinique/extra.jpg', 'no line');
  put('clinique/blank.jpg', 'a blank line');
  rmSync(join(paths.originals, 'assureurs/edm.svg'));
  const failure = listPictures(paths, { ...alts, 'clinique/blank.jpg': '  ' });
  await expect(failure).rejects.toThrow('medecins/awa.jpg\u00a0: le fichier est abîmé');
  await expect(failure).rejects.toThrow('clinique/extra.jpg\u00a0: ajoutez une ligne');
  await expect(failure).rejects.toThrow('clinique/blank.jpg\u00a0: ajoutez une ligne');
  await expect(failure).rejects.toThrow('assureurs/edm.svg\u00a0: l’image manque');
  expect(readFileSync(paths.manifest, 'utf8')).toBe(before);
});

test('all pictures are checked if faulty content does not say which ones are used', async () => {
  await expect(checkFiles(paths)).resolves.toBeUndefined();
  put('medecins/awa.jpg', 'broken');
  put('clinique/Façade.jpg', '');
  put('marque.svg', '');
  const content = Promise.reject(new ContentError('À corriger dans content/data'));
  const failure = withFaultsOf(content, checkFiles(paths));
  await expect(failure).rejects.toThrow(
    /content\/data\nÀ corriger dans content\/pictures.*\n.*Façade.*\n.*awa.jpg.: le fichier est abîmé/u,
  );
});

test('the mark, what file managers leave, portraits without a doctor and logos without an insurer are left out', async () => {
  const manifest = await listPictures(paths, alts);
  for (const file of [
    'medecins/.DS_Store',
    'clinique/Thumbs.db',
    'clinique/._facade.jpg',
    'clinique/desktop.ini',
    'assureurs/left.svg',
    'medecins/left.jpg',
    'marque.svg',
    'motif.svg',
  ])
    put(file, '');
  expect(await listPictures(paths, alts)).toEqual(manifest);
});
