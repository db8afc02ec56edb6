import type { Day } from '../calendar/day';
import type { Moment } from '../calendar/now';
import { clockFrom } from '../calendar/rule';

/** docs/requirements.md § 9 */
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

export type SlotTime = (typeof slotTimes)[number];

/** docs/requirements.md § 9 */
const freeShare = 0.7;

export interface Slot {
  id: string;
  time: SlotTime;
  available: boolean;
}

/** FNV-1a, 32 bits: consecutive days get very different values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}

/** From 0 up to 1, like `Math.random`, but the same numbers in every browser (mulberry32). */
function seededChance(seed: string): () => number {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each is free with the probability `freeShare`. */
export function sampleSlots(practitionerId: string, day: Day): readonly Slot[] {
  const chance = seededChance(`${practitionerId} ${day}`);
  return slotTimes.map((time) => ({
    id: time.replace(':', '-'),
    time,
    available: chance() < freeShare,
  }));
}

/** Returns true from the slot's own time on. */
export function hasBegun(day: Day, time: SlotTime, now: Moment): boolean {
  return day < now.day || (day === now.day && clockFrom(time) <= now.minute);
}
