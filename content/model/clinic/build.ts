import type { Day } from '../calendar/day';
import { momentOf } from '../calendar/now';
import type { PhoneNumber } from './phone';

/** On the clinic's clock. Throws when `BUILD_DATE` is not a date. */
export function builtDay(buildDate = process.env.BUILD_DATE): Day {
  const date = new Date(buildDate ?? '');
  if (Number.isNaN(date.getTime()))
    throw new Error('BUILD_DATE is not a date; next.config.mjs sets it');
  return momentOf(date).day;
}

/** Throws like `builtDay`. */
export function builtYear(buildDate = process.env.BUILD_DATE): number {
  return Number(builtDay(buildDate).slice(0, 'yyyy'.length));
}

/** For error screens, which get no props. Throws when `MAIN_PHONE` is missing. */
export function mainPhone(phone = process.env.MAIN_PHONE): PhoneNumber {
  if (phone === undefined) throw new Error('MAIN_PHONE is missing; next.config.mjs sets it');
  return phone as PhoneNumber;
}
