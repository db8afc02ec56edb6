/** As in consultation slots. */
export const weekdays = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;

export type Weekday = (typeof weekdays)[number];

/**
 * Returns « lundi »; `instant` is on the clinic's clock (`onClinicClock`). Without `Intl`, whose first use loads the
 * French locale: 80 ms on a slow phone.
 */
export const weekdayOf = (instant: Date): string =>
  String(
    ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'][instant.getUTCDay()],
  );
