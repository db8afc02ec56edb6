/** Attributes of an element whose days a script computes from a code. */
export const timetable = (code: string) => ({ 'data-timetable': code }) as const;

/** Attributes of an element inside a `timetable`, which names one of its rules, in their order. */
export const slotData = { 'data-slot': '' } as const;

export const anySlot = '[data-slot]';

/** Returns the elements that `timetable` marked. */
export const timetablesIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('[data-timetable]'),
];

/** Returns what `timetable` wrote. */
export const codeOf = ({ dataset }: HTMLElement): string => dataset.timetable ?? '';

/** In the order of the rules. */
export const slotsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(anySlot)];

/** Attribute of an element that shows how many people still receive today. */
export const leftToday = 'data-left-today';
