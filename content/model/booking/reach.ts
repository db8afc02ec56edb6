import type { Way } from '../clinic/ways';

export interface Reach {
  /** Their messages are empty. */
  ways: readonly Way[];
  /** When the clinic answers; undefined until it says so. */
  reply: string | undefined;
  /** Length of the shortest numbers of the clinic's country. */
  nationalDigits: number | undefined;
}
