import { openedWords } from '@/components/booking/send/opened-words';
import { isWhole, type Person } from '@/content/model/booking/message';
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
export const stepOf = ({ reason, stage }: Choice, done: number): string =>
  done === 0 ? (reason?.id ?? firstStep) : `${done}${(done === 3 && stage) || ''}`;

/** Of the first two after the doctor. */
const headings = ['Quel jour\u00a0?', 'Qui vient\u00a0?'];

const stages = ['Votre demande', 'Demande envoyée'] as const;

export function headingOf(
  { reason, doctor, stage = 'message' }: Choice,
  done: number,
  first: Noun | 'motif',
): string {
  if (done === 1 && doctor && areWalkIn(decode(doctor.code).rules)) return 'Sans rendez-vous';
  if (done === 3) return openedWords[stage]?.heading ?? stages[stage === 'envoye' ? 1 : 0];
  if (done > 0) return headings[done - 1] ?? '';
  if (first === 'motif') return 'Qu’est-ce qui vous amène\u00a0?';
  return `${reason?.which ?? 'Qui voulez-vous voir'}\u00a0?`;
}

/** Says whether the doctor or the day of the address is offered by nobody. */
export function goneWords({ gone }: Choice, noun: Noun): string | undefined {
  if (gone === undefined) return undefined;
  const what = gone === 'day' ? 'Ce jour n’est pas possible' : `Ce ${noun} ne consulte plus ici`;
  return `${what}\u00a0: choisissez-en un autre.`;
}
