/**
 * Year in which the site was built, from the date that `next.config.mjs` hands in: no page asks the clock while it
 * renders. Throws when the date is missing.
 */
export function builtYear(buildDate = process.env.BUILD_DATE): number {
  const year = new Date(buildDate ?? '').getUTCFullYear();
  if (Number.isNaN(year)) throw new Error('BUILD_DATE is not a date; next.config.mjs sets it');
  return year;
}
