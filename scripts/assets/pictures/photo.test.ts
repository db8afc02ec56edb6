import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

import { cropBox, measurePhoto, uprightPixels } from './photo';
import { profileOf } from './profiles';

const directory = mkdtempSync(join(tmpdir(), 'pictures-'));
const portrait = profileOf('medecins/a.jpg');
const landscape = profileOf('equipements/a.jpg');

/** A JPEG of one colour; `orientation` as cameras write it (6: held sideways). */
async function jpeg(name: string, width: number, height: number, orientation = 1): Promise<string> {
  const path = join(directory, name);
  await sharp({ create: { width, height, channels: 3, background: '#17706f' } })
    .withMetadata({ orientation })
    .jpeg()
    .toFile(path);
  return path;
}

const equipment = async (name: string, width: number, height: number, orientation?: number) =>
  measurePhoto(await jpeg(name, width, height, orientation), `equipements/${name}`, landscape);

test('a picture within 2 % of the ratio is left whole, another is cut to the largest box inside', () => {
  expect(cropBox({ width: 800, height: 1010 }, portrait.ratio)).toEqual({
    width: 800,
    height: 1010,
  });
  expect(cropBox({ width: 3000, height: 1000 }, portrait.ratio)).toEqual({
    width: 800,
    height: 1000,
  });
  expect(cropBox({ width: 1000, height: 3000 }, portrait.ratio)).toEqual({
    width: 1000,
    height: 1250,
  });
});

test('a photograph taken with the camera held sideways is turned upright', async () => {
  const path = await jpeg('sideways.jpg', 1000, 800, 6);
  expect(await measurePhoto(path, 'medecins/sideways.jpg', portrait)).toMatchObject({
    width: 800,
    height: 1000,
  });
  expect((await uprightPixels(path, 400, 500)).info).toMatchObject({
    width: 400,
    height: 500,
    channels: 3,
  });
});

test('a wide photograph of a doctor is cut upright', async () => {
  const path = await jpeg('wide.jpg', 3000, 2000);
  expect(await measurePhoto(path, 'medecins/wide.jpg', portrait)).toMatchObject({
    width: 1600,
    height: 2000,
  });
});

test('the main colour is near the one seen', async () => {
  const { color } = await equipment('teal.jpg', 1600, 1067);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  expect(Math.hypot(red - 0x17, green - 0x70, blue - 0x6f)).toBeLessThan(16);
});

test('an upright photograph of a room is refused', async () => {
  await expect(equipment('upright.jpg', 1000, 1500)).rejects.toThrow(
    'equipements/upright.jpg\u00a0: la photographie est debout\u00a0; il en faut une en largeur (3:2)',
  );
  await expect(equipment('turned.jpg', 1500, 1000, 6)).rejects.toThrow(
    'la photographie est debout',
  );
});

test('a photograph too small once cut is refused', async () => {
  await expect(equipment('small.jpg', 590, 393)).rejects.toThrow(
    'equipements/small.jpg\u00a0: trop petite, 590 × 393 px',
  );
  await expect(equipment('narrow.jpg', 4000, 399)).rejects.toThrow(
    'trop petite, 599 × 399 px une fois coupée en 3:2',
  );
});

test('a file that is not a picture, or half of one, or with a spoilt middle, is refused', async () => {
  const whole = readFileSync('content/pictures/equipements/scanner-1.jpg');
  const middle = whole.length / 2;
  const noise = Buffer.from(
    Array.from({ length: 2000 }, (_, index) => (index * index * 7919) >> 4),
  );
  const damaged: Record<string, Buffer> = {
    'text.jpg': Buffer.from('not a picture'),
    'empty.jpg': Buffer.alloc(0),
    'head.jpg': whole.subarray(0, 100),
    'half.jpg': whole.subarray(0, middle),
    'spoilt.jpg': Buffer.concat([
      whole.subarray(0, middle),
      noise,
      whole.subarray(middle + noise.length),
    ]),
  };
  for (const [name, bytes] of Object.entries(damaged)) {
    writeFileSync(join(directory, name), bytes);
    await expect(
      measurePhoto(join(directory, name), `equipements/${name}`, landscape),
    ).rejects.toThrow(`equipements/${name}\u00a0: le fichier est abîmé`);
  }
});
