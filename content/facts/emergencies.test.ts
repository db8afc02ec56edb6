import type { Situation } from '../model/emergencies/emergency';
import { frenchSpaces } from '../fields/typography';
import { situationsToSign } from './emergencies';

const situations: readonly Situation[] = situationsToSign;

const lines = situations.flatMap(({ title, signs, steps = [], sources }) => [
  title,
  ...signs,
  ...steps,
  ...sources,
]);
const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word));

describe('situations', () => {
  it('have an address that can be read aloud, each its own', () => {
    const ids = situations.map(({ id }) => id);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have at most six signs, each a sentence of at most 15 words, nowhere else', () => {
    expect(situations.filter(({ signs }) => signs.length > 6).map(({ id }) => id)).toEqual([]);
    const signs = situations.flatMap((situation) => situation.signs);
    const unfit = signs.filter((sign) => !/^\p{Lu}.*\.$/u.test(sign) || words(sign).length > 15);
    expect(unfit).toEqual([]);
    expect(new Set(signs).size).toBe(signs.length);
  });

  it('have the spaces and apostrophes of French', () => {
    expect(lines.filter((line) => line !== frenchSpaces(line) || line.includes("'"))).toEqual([]);
  });
});
