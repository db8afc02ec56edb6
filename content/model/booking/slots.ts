import type { ClinicMoment, Day } from '../opening-hours/clinic-time';

/** Starts of the sample slots (docs/requirements.md § 9). */
export const slotTimes = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '12:00',
  '12:30',
] as const;

/** When a slot starts. */
export type SlotTime = (typeof slotTimes)[number];

/** Share of free slots (docs/requirements.md § 9). */
const freeShare = 0.7;

/** A sample slot of one practitioner on one day (docs/requirements.md § 3). */
export interface Slot {
  /** Hour-minute: « 09-30 ». */
  readonly id: string;
  readonly time: SlotTime;
  /** Shown as « Complet » when false. */
  readonly available: boolean;
}

/** A source of numbers from 0 up to 1, like `Math.random`. */
export type Chance = () => number;

/** FNV-1a, 32 bits (Fowler, Noll, Vo). Similar texts, such as consecutive days, get very different values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** Gives the same numbers for the same seed in every browser: mulberry32 (Tommy Ettinger). */
export function seededChance(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The slots of a practitioner on a day. Each is free with the probability `freeShare`. */
export function sampleSlots(
  practitionerId: string,
  day: Day,
  chanceFrom: (seed: string) => Chance = seededChance,
): readonly Slot[] {
  const chance = chanceFrom(`${practitionerId} ${day}`);
  return slotTimes.map((time) => ({
    id: time.replace(':', '-'),
    time,
    available: chance() < freeShare,
  }));
}

/** Whether a slot has begun when the clinic's clock shows `now`. */
export function hasBegun(day: Day, time: SlotTime, now: ClinicMoment): boolean {
  return day < now.day || (day === now.day && time <= now.time);
}
