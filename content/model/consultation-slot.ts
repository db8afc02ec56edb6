import { weekdayOf } from './weekday';

/** The hour in the evening from which today's slots are over: the last ones begin at 16 h. */
export const evening = 18;

/** The day of the week in Bamako at an instant (« lundi »); undefined in the evening, when its consultations are over. */
export const consultationDay = (instant: Date): string | undefined =>
  // Mali has the time of UTC all the year.
  instant.getUTCHours() < evening ? weekdayOf(instant) : undefined;

/** Whether a slot is on a day of the week (« lundi »): « Tous les jours » is on each. On no day there is none. */
export function isSlotOn(slot: string, weekday: string | undefined): boolean {
  if (weekday === undefined) return false;
  return slot === 'Tous les jours' || slot.toLowerCase().startsWith(weekday);
}

/** The hour from which a slot is: 9 for « Lundi 9H »; undefined where none is written down. */
export function hourOf(slot: string): number | undefined {
  const [, hour] = / (\d+)H$/.exec(slot) ?? [];
  return hour === undefined ? undefined : Number(hour);
}
