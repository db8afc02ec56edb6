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

const inFrench = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });

/** Returns « lundi »; `instant` is on the clinic's clock (`onClinicClock`). */
export const weekdayOf = (instant: Date): string => inFrench.format(instant);
