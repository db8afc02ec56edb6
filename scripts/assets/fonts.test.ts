import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { faces, subsetFonts } from './fonts';
import { siteCharacters } from './site-characters';

const quote = 'On m’a tout expliqué.';
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fonts-'));
  await subsetFonts(directory, [quote]);
  // Slow on a busy machine.
}, 60_000);

afterAll(() => rm(directory, { recursive: true }));

async function missingFrom(file: string, characters: string): Promise<string[]> {
  const font = fontkit.create(await readFile(join(directory, file))) as fontkit.Font;
  return Array.from(characters).filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

describe('subsetFonts', () => {
  it('keeps every character of the site in the text and heading faces', async () => {
    expect(await missingFrom('figtree.woff2', siteCharacters)).toEqual([]);
    expect(await missingFrom('fraunces.woff2', siteCharacters)).toEqual([]);
  });

  it('cuts the italic down to the letters of the quotes', async () => {
    expect(await missingFrom('fraunces-italic.woff2', `«\u00a0${quote}\u00a0»`)).toEqual([]);
    expect(await missingFrom('fraunces-italic.woff2', 'Z')).toEqual(['Z']);
  });

  it('keeps text and headings within 30 KB together', async () => {
    const sizes = await Promise.all(
      ['figtree.woff2', 'fraunces.woff2'].map(
        async (file) => (await stat(join(directory, file))).size,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
  });

  it('makes the three faces that the theme names', () => {
    expect(faces([]).map(({ file }) => file)).toEqual([
      'figtree.woff2',
      'fraunces.woff2',
      'fraunces-italic.woff2',
    ]);
  });
});
