/** Tests set clocks to later days, since a page rejects days before its build (`clinicNow`). */
export const buildDayOfTests = '2026-11-01';
