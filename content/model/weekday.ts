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
