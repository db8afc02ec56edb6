import { light } from '../../components/theme/schemes';
import { writeIcons } from './icons';
import { readMark, readMotif } from './mark';
import { writeIfChanged } from './write-if-changed';

export const markFile = 'content/pictures/marque.svg';

const paints = { main: light.action, ground: light.surfaceWarm };

/** Throws with a French message. */
export const clinicMark = () => readMark(markFile, paints);

/** The mark in one colour. Throws as `clinicMark`. */
export const clinicMotif = () => readMotif('content/pictures/motif.svg');

/** Gives the site the mark of the clinic. Throws with a French message. */
export async function writeIdentity(): Promise<void> {
  const mark = clinicMark();
  writeIfChanged('components/site/mark.json', `${JSON.stringify(mark.shape)}\n`);
  writeIfChanged('public/patterns/petal.svg', clinicMotif());
  await writeIcons(mark, paints, 'public');
}
