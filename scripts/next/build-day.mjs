/** Tests stop clocks on later days: a page believes none before its build (`clinicNow`). */
export const buildDayOfTests = '2026-11-01';
