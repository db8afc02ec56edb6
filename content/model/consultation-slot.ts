/** The hour in the evening from which today's slots are over: the last ones begin at 16 h. */
export const evening = 18;

/** Whether a slot is on a day of the week (« lundi »): « Tous les jours » is on each. */
export function isSlotOn(slot: string, weekday: string): boolean {
  return slot === 'Tous les jours' || slot.toLowerCase().startsWith(weekday);
}

/** The hour from which a slot is: 9 for « Lundi 9H »; undefined where none is written down. */
export function hourOf(slot: string): number | undefined {
  const [, hour] = / (\d+)H$/.exec(slot) ?? [];
  return hour === undefined ? undefined : Number(hour);
}
