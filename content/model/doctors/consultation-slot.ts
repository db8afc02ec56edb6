import type { IsoDay } from '../opening-hours/day';
import { weekdayOf } from '../opening-hours/weekday';

/** Hour from which today's consultations are over; none begins after 16 h. */
export const evening = 18;

export const everyDay = 'Tous les jours';

export const byAppointment = 'Sur R.D.V';

/** For a doctor who also has slots with a day. */
export const orByAppointment = 'ou sur R.D.V';

/** Returns « 9H », as the specification writes hours. */
export const hourInWords = (hour: number): string => `${hour}H`;

/** Before the first day of a slot that takes place every other week. */
export const startingOn = ', à partir du ';

/** Returns « Lundi 9H, Samedi 9H, une semaine sur deux ». */
export const slotsLabel = (consultation: readonly string[]): string =>
  consultation
    .map((slot) => slot.split(startingOn, 1).join())
    .join(', ')
    .replaceAll(/ (?=\d)/g, '\u00a0');

/** Whether a slot may take place on a weekday, in lower case. */
export const isSlotOn = (slot: string, weekday: string): boolean =>
  slot.startsWith(everyDay) ? !slot.includes(weekday) : slot.toLowerCase().startsWith(weekday);

const fortnight = 14 * 86_400_000;

/** Whether a slot takes place on a day, absences apart. */
export function takesPlace(slot: string, day: IsoDay): boolean {
  if (!isSlotOn(slot, weekdayOf(new Date(day)))) return false;
  const [, first] = slot.split(startingOn);
  return (
    first === undefined || (day >= first && (Date.parse(day) - Date.parse(first)) % fortnight === 0)
  );
}

/** Returns 9 for « Lundi 9H ». */
export function hourOf(slot: string): number | undefined {
  const [, hour] = / (\d+)H/u.exec(slot) ?? [];
  return hour === undefined ? undefined : Number(hour);
}
