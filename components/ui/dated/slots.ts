/** Attributes of an element around slots, whose days a script computes from a code. */
export const timetable = (code: string) => ({ 'data-timetable': code }) as const;

/** Attributes of an element inside a `timetable`, which names one of its rules, in their order. */
export const slotData = { 'data-slot': '' } as const;

/** Returns the element with `timetable` inside `root`, or each of them. */
export const timetablesIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLElement>('[data-timetable]'),
];

/** Returns what `timetable` wrote. */
export const codeOf = ({ dataset }: HTMLElement): string => dataset.timetable ?? '';

/** In the order of the rules. */
export const slotsIn = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-slot]')];

/** Says whether something of a timetable is still to come or goes on today. */
export function setReceiving(element: HTMLElement, isReceiving: boolean): void {
  element.toggleAttribute('data-receiving', isReceiving);
}

/** Whether a timetable inside `root` is of somebody who still receives today. */
export const isReceiving = (root: ParentNode): boolean =>
  root.querySelector('[data-receiving]') !== null;
