/** Attributes of an element that names what recurs on some days, in words: « Lundi 9H », « Tous les jours ». */
export const slotData = (slot: string) => ({ 'data-slot': slot }) as const;

/** Attributes of the element around slots, and around the words said while none of them takes place (`suspended`). */
export const timetable = { 'data-timetable': '' } as const;

/** Attributes of words that are shown while the slots around them do not take place. */
export const suspended = { 'data-suspended': '' } as const;

/** Returns the elements inside `root` with `slotData`, and their words. */
export const slotsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => ({
    element,
    slot: element.dataset.slot ?? '',
  }));

/** Whether the words that suspend a slot are shown. */
export const isSuspended = (slot: Element): boolean =>
  Boolean(slot.closest('[data-timetable]')?.querySelector('[data-suspended]:not([hidden])'));
