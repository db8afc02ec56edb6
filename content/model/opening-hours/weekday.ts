/** Days of the week, in the spelling of consultation slots. */
export const weekdays = [
  'Lundi',
  'Mardi',
  'Mercredi',
  'Jeudi',
  'Vendredi',
  'Samedi',
  'Dimanche',
] as const;

/** A day of the week: « Lundi ». */
export type Weekday = (typeof weekdays)[number];

const inFrench = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });

/** Weekday in Bamako at an instant: « lundi ». Bamako is at UTC all year. */
export const weekdayOf = (instant: Date): string => inFrench.format(instant);
