import type { Emergencies } from '@/content/model/doctors/day-at-clinic';

/** On the list of doctors: what it shows, once a script has chosen the day. */
export const today = 'data-today';

/** Attributes of the parts that `showToday` fills in. */
export const todayParts = {
  title: (emergencies: Emergencies) => ({ 'data-title': emergencies }),
  doctors: { 'data-today': '' },
  later: { 'data-later': '' },
} as const;

/** Attributes of an item of `doctors`, and of its words, which a browser may translate. */
export const doctorParts = {
  item: (code: string) => ({ 'data-code': code }),
  slots: { 'data-slots': '' },
} as const;

/** Returns the part of the strip, or of an item, with these attributes. */
export const partIn = (root: ParentNode, part: 'title' | 'later' | 'slots') =>
  root.querySelector<HTMLElement>(`[data-${part}]`);

/** Returns what the title has. */
export const emergenciesIn = (strip: ParentNode) =>
  partIn(strip, 'title')?.dataset.title as Emergencies;

/** Returns the code of the timetable of an item. */
export const codeOfItem = ({ dataset }: HTMLElement): string => dataset.code ?? '';
