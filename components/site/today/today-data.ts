import { timetable } from '@/components/ui/dated/slots';
import type { Noun } from '@/content/model/doctors/naming';

/** Attribute of the list of doctors: what it shows, once a script has chosen the day. */
export const today = 'data-today';

/** Attributes of the parts that `showToday` fills in. */
export const todayParts = {
  /** Omits the default noun, « médecin ». */
  title: (code: string, noun: Noun) => ({
    'data-title': '',
    ...timetable(code),
    ...(noun !== 'médecin' && { 'data-noun': noun }),
  }),
  doctors: { 'data-today': '' },
  later: { 'data-later': '' },
} as const;

/** Attributes of an item of `doctors`, and of its words, which a browser may translate. */
export const doctorParts = {
  hour: { 'data-hour': '' },
  slots: { 'data-slots': '' },
} as const;

export const partIn = (root: ParentNode, part: 'title' | 'later' | 'hour' | 'slots') =>
  root.querySelector<HTMLElement>(`[data-${part}]`);

export const nounIn = (strip: ParentNode): Noun =>
  (partIn(strip, 'title')?.dataset.noun as Noun | undefined) ?? 'médecin';
