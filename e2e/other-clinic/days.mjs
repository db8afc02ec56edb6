/** The days in `e2e/other-clinic/` and in its visits are written for a build in the week of this Monday. */
const writtenFor = Date.parse('2026-11-30');

const day = 86_400_000;

/** @param {Date} now */
export const weeksSinceWritten = (now) => Math.floor((now.getTime() - writtenFor) / (7 * day));

/**
 * @param {string} written `yyyy-MM-dd`
 * @param {number} weeks
 */
export const dayMoved = (written, weeks) =>
  new Date(Date.parse(written) + weeks * 7 * day).toISOString().slice(0, 'yyyy-MM-dd'.length);
