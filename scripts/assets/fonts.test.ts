import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { newFolder } from '../../e2e/support/folders';
import { subsetFonts } from './fonts';
import { siteCharacters } from './site-characters';

const quote = 'On m’a tout expliqué.';
const directory = newFolder();

beforeAll(async () => {
  await subsetFonts(directory, [quote]);
  // Slow on a busy machine.
}, 60_000);

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
});
