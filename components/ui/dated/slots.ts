/** Attributes of an element that names what recurs on some days, in words: « Lundi 9H », « Tous les jours ». */
export const slotData = (slot: string) => ({ 'data-slot': slot }) as const;

/** Attributes of the element around the slots of `whose`, and around the words said while none takes place (`suspended`). */
export const timetable = (whose: string) => ({ 'data-timetable': whose }) as const;

/** Attributes of words that are shown while the slots around them do not take place. */
export const suspended = { 'data-suspended': '' } as const;

/** Returns the elements inside `root` with `slotData`, and their words. */
export const slotsIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLElement>('[data-slot]')].map((element) => ({
    element,
    slot: element.dataset.slot ?? '',
  }));

/** Returns the element with `timetable` around a slot. */
export const timetableOf = (slot: Element) => slot.closest<HTMLElement>('[data-timetable]');

/** Whether words inside `root` that suspend slots are shown. */
export const isSuspended = (root: ParentNode | null): boolean =>
  Boolean(root?.querySelector('[data-suspended]:not([hidden])'));

/** Whether a slot inside `root` is marked as today's. */
export const hasMarkedSlot = (root: ParentNode): boolean =>
  root.querySelector('[data-slot][aria-current]') !== null;
