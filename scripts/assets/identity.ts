import { light } from '../../components/theme/schemes';
import { writeIcons } from './icons';
import { readMark, readMotif } from './mark';
import { planJson } from './plan';
import { writeIfChanged } from './write-if-changed';

export const markFile = 'content/pictures/marque.svg';

const paints = { main: light.action, ground: light.surfaceWarm };

/** Throws with a French message. */
export const clinicMark = () => readMark(markFile, paints);

/** Gives the site the mark and the plan of the clinic. Throws with a French message. */
export async function writeIdentity(): Promise<void> {
  const mark = clinicMark();
  writeIfChanged('components/site/mark.json', `${JSON.stringify(mark.shape)}\n`);
  writeIfChanged('components/ui/plan/plan.json', planJson());
  // The mark in one colour.
  writeIfChanged('public/patterns/petal.svg', readMotif('content/pictures/motif.svg'));
  await writeIcons(mark, paints, 'public');
}
