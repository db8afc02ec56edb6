export const anyTimetable = '[data-timetable]';

/** Attributes of an element around slots, whose days a script computes from a code. */
export const timetable = (code: string) => ({ 'data-timetable': code }) as const;

/** Attributes of an element inside a `timetable`, which names one of its rules, in their order. */
export const slotData = { 'data-slot': '' } as const;

/** Returns the element with `timetable` inside `root`, or each of them. */
export const timetablesIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>(anyTimetable),
];

/** Returns what `timetable` wrote. */
export const codeOf = ({ dataset }: HTMLElement): string => dataset.timetable ?? '';

/** In the order of the rules. */
export const slotsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-slot]')];
