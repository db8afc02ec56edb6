import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFolder } from '../../../e2e/support/folders';

const titles = [
  'Urgences',
  'Ŋaɲɛ Kɔnɛ, tension ≥ 14 → venez, ½ jour',
  'Acidehexadécadécanolphénoltétrahydrique',
  'Une page à lire avant la consultation '.repeat(6).slice(0, 200),
];
const folder = newFolder();
const files = titles.map((_, index) => join(folder, `${index}.jpg`));

/** Jest cannot run the `import()` that loads next/og. */
const start = `
  import { writeFileSync } from 'node:fs';
  import { drawPreview } from './scripts/assets/previews/drawing';
  const { fetch } = globalThis;
  globalThis.fetch = (address, options) => {
    if (/^http/.test(address.url ?? address)) process.exit(3);
    return fetch(address, options);
  };
  const others = { clinic: 'Clinique du Marché', place: 'Ségou', pictures: [] };
`;
const tsx = ['node_modules/tsx/dist/cli.mjs', '--eval'];

beforeAll(() => {
  const draw = `${start}
    ${JSON.stringify(titles)}.forEach(async (title, index) =>
      writeFileSync(${JSON.stringify(files)}[index], await drawPreview({ title, ...others })),
    );`;
  execFileSync(process.execPath, [...tsx, draw]);
  // Slow on a busy machine.
}, 120_000);

const around = {
  name: { left: 0, top: 0, width: 624, height: 128 },
  picture: { left: 624, top: 0, width: 576, height: 630 },
  place: { left: 0, top: 480, width: 624, height: 150 },
};

test.each(Object.entries(around))('no title is drawn over the %s', async (_, part) => {
  const [short = Buffer.of(), ...long] = await Promise.all(
    files.map((file) => sharp(file).extract(part).raw().toBuffer()),
  );
  for (const pixels of long) {
    // JPEG rounds colours.
    const other = pixels.filter((value, index) => Math.abs(value - (short[index] ?? 0)) > 64);
    expect(other.length).toBe(0);
  }
});

it('names a sign that no font draws, and looks for none elsewhere', () => {
  const draw = `${start} void drawPreview({ title: 'Dr Ng عيادة', ...others });`;
  const { status, stderr } = spawnSync(process.execPath, [...tsx, draw], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(
    'le signe «\u00a0ع\u00a0» de «\u00a0Dr Ng عيادة\u00a0» ne se dessine pas',
  );
}, 120_000);
