import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import sharp from 'sharp';
import { newFolder } from '../../../e2e/support/folders';

const titles = [
  'Urgences',
  'Acidehexadécadécanolphénoltétrahydrique',
  'Une page à lire avant la consultation '.repeat(6).slice(0, 200),
];
const folder = newFolder();
const files = titles.map((_, index) => join(folder, `${index}.jpg`));

// Jest cannot run the `import()` that loads next/og.
beforeAll(() => {
  const draw = `
    import { writeFileSync } from 'node:fs';
    import { drawPreview } from './scripts/assets/previews/drawing';
    const others = { clinic: 'Clinique du Marché', place: 'Ségou', pictures: [] };
    ${JSON.stringify(titles)}.forEach(async (title, index) =>
      writeFileSync(${JSON.stringify(files)}[index], await drawPreview({ title, ...others })),
    );`;
  execFileSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', '--eval', draw]);
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
