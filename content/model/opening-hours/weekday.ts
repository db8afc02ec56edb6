import { weekdayInWords, type Weekday as WeekdayNumber } from '../calendar/day';

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

/** Returns « lundi »; `instant` is on the clinic’s clock (`onClinicClock`). */
export const weekdayNameOf = (instant: Date): string =>
  weekdayInWords(((instant.getUTCDay() + 6) % 7) as WeekdayNumber);
