import { weekdayOf } from '../opening-hours/weekday';

/** Hour from which today's consultations count as over. No consultation begins after 16 h. */
export const evening = 18;

/** Weekday in Bamako at an instant (« lundi »); undefined from the hour `evening` on. */
export const consultationDay = (instant: Date): string | undefined =>
  // Mali is at UTC all year.
  instant.getUTCHours() < evening ? weekdayOf(instant) : undefined;

/** Whether a slot is on a weekday (« lundi »). False without a weekday. */
export function isSlotOn(slot: string, weekday: string | undefined): boolean {
  if (weekday === undefined) return false;
  return slot === 'Tous les jours' || slot.toLowerCase().startsWith(weekday);
}

/** Starting hour of a slot: 9 for « Lundi 9H »; undefined when the slot has none. */
export function hourOf(slot: string): number | undefined {
  const [, hour] = / (\d+)H$/.exec(slot) ?? [];
  return hour === undefined ? undefined : Number(hour);
}
