import { weekdayOf } from '../opening-hours/weekday';

/** Hour from which today's consultations are over; none begins after 16 h. */
export const evening = 18;

/** Returns « lundi »; undefined in the evening. */
export const consultationDay = (instant: Date): string | undefined =>
  instant.getUTCHours() < evening ? weekdayOf(instant) : undefined;

/** `weekday` is in lower case. */
export function isSlotOn(slot: string, weekday: string | undefined): boolean {
  if (weekday === undefined) return false;
  return slot === 'Tous les jours' || slot.toLowerCase().startsWith(weekday);
}

/** Returns 9 for « Lundi 9H ». */
export function hourOf(slot: string): number | undefined {
  const [, hour] = / (\d+)H$/.exec(slot) ?? [];
  return hour === undefined ? undefined : Number(hour);
}
