import { clinicMoment, type Day } from './clinic-time';
import type { PhoneNumber } from './phone';

/**
 * Day on which the site was built: `BUILD_DATE`, set by `next.config.mjs` so that no page reads the clock while it
 * renders. Throws when it is not a date.
 */
export function builtDay(buildDate = process.env.BUILD_DATE): Day {
  const date = new Date(buildDate ?? '');
  if (Number.isNaN(date.getTime()))
    throw new Error('BUILD_DATE is not a date; next.config.mjs sets it');
  return clinicMoment(date).day;
}

/** Year in which the site was built. Throws like `builtDay`. */
export function builtYear(buildDate = process.env.BUILD_DATE): number {
  return Number(builtDay(buildDate).slice(0, 'yyyy'.length));
}

/**
 * The clinic's main number: `MAIN_PHONE`, set by `next.config.mjs` because error screens run in browsers and get no
 * props. Throws when it is missing.
 */
export function mainPhone(phone = process.env.MAIN_PHONE): PhoneNumber {
  if (phone === undefined) throw new Error('MAIN_PHONE is missing; next.config.mjs sets it');
  return phone as PhoneNumber;
}
