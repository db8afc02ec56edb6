import { isWhole, type Person } from '@/content/model/booking/message';
import { idOf, offeredInWords } from '@/content/model/booking/offered-days';
import type { Choice } from '@/content/model/booking/request';
import { capitalised } from '@/content/fields/typography';
import type { Noun } from '@/content/model/doctors/naming';

export const stepsWith = (noun: Noun) => [capitalised(noun), 'Jour', 'Patient', 'Message'];

export function stepsDone({ doctor, day, isMade, message }: Choice, person: Person): number {
  if (!day || !(doctor || isMade)) return doctor ? 1 : 0;
  return message && isWhole(person, day, isMade) ? 3 : 2;
}

export const firstStep = '';

/** Returns what tells a step from the others. */
export const stepOf = ({ reason, day, isMade }: Choice, done: number): string =>
  done === 0 ? [day && idOf(day), reason?.id, isMade].join('') : String(done);

/** After the doctor. */
const headings = ['Quel jour\u00a0?', 'Pour qui\u00a0?', 'Votre demande'];
const headingsOfMade = ['Quel jour\u00a0?', 'Que voulez-vous faire\u00a0?', 'Votre message'];

export function headingOf({ reason, day, isMade }: Choice, done: number, noun: Noun): string {
  if (done > 0) return (isMade ? headingsOfMade : headings)[done - 1] ?? '';
  if (isMade) return `Votre rendez-vous\u00a0: quel ${noun}\u00a0?`;
  if (reason) return `${reason.title}\u00a0: qui voulez-vous voir\u00a0?`;
  return `Qui voulez-vous voir${day ? ` ${offeredInWords(day)}` : ''}\u00a0?`;
}

/** Says which doctor or day of the address nobody offers. */
export function goneWords({ gone, doctor, day }: Choice, noun: Noun): string | undefined {
  if (gone === 'doctor') return `Ce ${noun} ne consulte plus ici\u00a0: choisissez-en un autre.`;
  if (gone === undefined) return undefined;
  const instead = day ? 'voici le prochain jour de consultation' : 'dites ce qui vous amène';
  return `Ce jour n’est pas possible\u00a0: ${doctor ? 'choisissez-en un autre' : instead}.`;
}
