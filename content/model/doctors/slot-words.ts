import { builtDay } from '../clinic/build';
import type { Day } from '../opening-hours/clinic-time';
import { dayNearby } from '../opening-hours/range-words';
import type { Weekday } from '../opening-hours/weekday';
import { everyDay, startingOn } from './consultation-slot';
import type { Doctor } from './doctor';

/** Returns « Samedi 9H, une semaine sur deux », with its first day while that is to come on the day of the build. */
export function slotInWords(slot: string): string {
  const [words = '', first] = slot.split(startingOn);
  if (first === undefined) return words;
  const today = builtDay();
  return first <= today ? words : words + startingOn + dayNearby(first as Day, today);
}

const inFrench = new Intl.ListFormat('fr');

/** Returns « Tous les jours, sauf le dimanche » for a clinic that is closed on Sunday. */
export function onOpenDays(
  slots: Doctor['consultation'],
  closed: readonly Weekday[],
): Doctor['consultation'] {
  if (slots[0] !== everyDay || closed.length === 0) return slots;
  const days = closed.map((day) => `le ${day.toLowerCase()}`);
  return [`${everyDay}, sauf ${inFrench.format(days)}`];
}
