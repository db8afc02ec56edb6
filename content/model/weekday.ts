/** Days of the week, as the consultation slots spell them. */
export const weekdays = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;

/** A day of the week, in French, capitalised as in the slots. */
export type Weekday = (typeof weekdays)[number];

const inFrench = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });

/** « lundi »: the day of the week in Bamako, which has the time of UTC all the year, at an instant. */
export const weekdayOf = (instant: Date): string => inFrench.format(instant);
