import { ContentError } from '../../content/fields/content-error';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawnSchemes, schemesOf } from '../../components/theme/schemes';
import { clinic } from '../../content/facts/clinic';
import { weakPairs } from './colors';
import { writeIcons } from './icons';
import { readMark, readMotif } from './mark';
import { writeIfChanged } from './write-if-changed';

/** In the colours of the clinic. */
export const { light } = schemesOf(clinic.colors);

export const markFile = 'content/pictures/marque.svg';

const paints = { main: light.action, ground: light.surfaceWarm };

/** Throws with a French message. */
export const clinicMark = () => readMark(markFile, paints);

/** The mark in one colour. Throws as `clinicMark`. */
export const clinicMotif = () => readMotif('content/pictures/motif.svg');

function writePatterns(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const drawn = readFileSync(join(from, file), 'utf8');
    const colored = drawn
      .replaceAll(drawnSchemes.light.deep, light.deep)
      .replaceAll(drawnSchemes.light.onNightSoft, light.onNightSoft);
    writeIfChanged(join(to, file), colored);
  }
}

/** Gives the site the mark and the colours of the clinic. Throws with a French message. */
export async function writeIdentity(): Promise<void> {
  const weak = weakPairs(clinic.colors).map((line) => `  - clinique.yaml, ${line}`);
  if (weak.length > 0)
    throw new ContentError(`À corriger dans content/data\u00a0:\n${weak.join('\n')}`);
  const mark = clinicMark();
  writeIfChanged('components/theme/clinic-colors.json', `${JSON.stringify(clinic.colors)}\n`);
  writeIfChanged('components/site/mark.json', `${JSON.stringify(mark.shape)}\n`);
  writePatterns('scripts/assets/patterns', 'public/patterns');
  writeIfChanged('public/patterns/petal.svg', clinicMotif());
  await writeIcons(mark, paints, 'public');
}
