import type { PhoneNumber } from './phone';

/**
 * Year in which the site was built, from the date that `next.config.mjs` hands in: no page asks the clock while it
 * renders. Throws when the date is missing.
 */
export function builtYear(buildDate = process.env.BUILD_DATE): number {
  const year = new Date(buildDate ?? '').getUTCFullYear();
  if (Number.isNaN(year)) throw new Error('BUILD_DATE is not a date; next.config.mjs sets it');
  return year;
}

/**
 * The clinic's main number, which `next.config.mjs` hands in: the screens of a failure run in browsers, and are given nothing.
 * Throws when it is missing.
 */
export function mainPhone(phone = process.env.MAIN_PHONE): PhoneNumber {
  if (phone === undefined) throw new Error('MAIN_PHONE is missing; next.config.mjs sets it');
  return phone as PhoneNumber;
}
