import { includesDay, type Day } from '../calendar/day';
import type { Closure } from './schema';

export type { Closure };

/** Returns the closure that includes `day`, if any. */
export const closureOn = (closures: readonly Closure[], day: Day): Closure | undefined =>
  closures.find((closure) => includesDay(closure, day));

/** Returns attributes of the root element, which `closuresOf` reads. */
export const closuresData = (closures: readonly Closure[]) =>
  closures.length === 0 ? {} : ({ 'data-closures': JSON.stringify(closures) } as const);

/** Reads the attributes from `closuresData`. */
export const closuresOf = ({ dataset }: HTMLElement): readonly Closure[] =>
  JSON.parse(dataset.closures ?? '[]') as Closure[];
