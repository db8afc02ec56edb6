import { ofKinds, type Way } from '../clinic/ways';
import type { OfferedDoctor } from './request';

export interface Reach {
  /** Their messages are empty. */
  ways: readonly Way[];
  /** When the clinic answers; undefined until it says so. */
  reply: string | undefined;
  /** Length of the shortest numbers of the clinic's country. */
  nationalDigits: number | undefined;
}

/** Returns the call of a doctor's own line, or else of the clinic. */
export const callOf = ({ call }: Pick<OfferedDoctor, 'call'>, { ways }: Reach): Way | undefined =>
  call ?? ofKinds(ways, 'call')[0];
