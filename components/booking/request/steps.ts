import { openedWords } from '@/components/booking/send/opened-words';
import { isWhole, type Person } from '@/content/model/booking/message';
import { idOf, offeredInWords } from '@/content/model/booking/offered-days';
import type { Choice } from '@/content/model/booking/request';
import { capitalised } from '@/content/fields/typography';
import { decode } from '@/content/model/calendar/code';
import type { Noun } from '@/content/model/doctors/naming';
import { areWalkIn } from '@/content/model/doctors/slot-words';

/** `first` is what the first step asks. */
export const stepsWith = (first: Noun | 'motif') => [
  capitalised(first),
  'Jour',
  'Patient',
  'Message',
];

export function stepsDone({ doctor, day, stage }: Choice, person: Person): number {
  if (!doctor || !day) return doctor ? 1 : 0;
  return stage && isWhole(person, day) ? 3 : 2;
}

export const firstStep = '';

/** Returns what tells a step from the others. */
export const stepOf = ({ reason, day, stage }: Choice, done: number): string =>
  done === 0 ? [day && idOf(day), reason?.id].join('') : `${done}${(done === 3 && stage) || ''}`;

/** Of the first two after the doctor. */
const headings = ['Quel jour\u00a0?', 'Qui vient\u00a0?'];

const stages = ['Votre demande', 'Demande envoyée'] as const;

export function headingOf(
  { reason, doctor, day, stage = 'message' }: Choice,
  done: number,
): string {
  if (done === 1 && doctor && areWalkIn(decode(doctor.code).rules)) return 'Sans rendez-vous';
  if (done === 3) return openedWords[stage]?.heading ?? stages[stage === 'envoye' ? 1 : 0];
  if (done > 0) return headings[done - 1] ?? '';
  const who = reason?.which ?? 'Qui voulez-vous voir';
  return `${who}${day ? ` ${offeredInWords(day)}` : ''}\u00a0?`;
}

/** Says which doctor or day of the address nobody offers. */
export function goneWords({ gone, reason, doctor, day }: Choice, noun: Noun): string | undefined {
  if (gone === 'doctor') return `Ce ${noun} ne consulte plus ici\u00a0: choisissez-en un autre.`;
  if (gone === undefined) return undefined;
  if (reason && day && !doctor)
    return `Pas de ${reason.job ?? noun} ce jour-là\u00a0: voici le prochain jour.`;
  const instead = day ? 'voici le prochain jour de consultation' : 'dites ce qui vous amène';
  return `Ce jour n’est pas possible\u00a0: ${doctor ? 'choisissez-en un autre' : instead}.`;
}
