import { timetable } from '@/components/ui/dated/slots';
import type { Noun } from '@/content/model/doctors/naming';

/** Attribute of the row of doctors: what it shows, once a script has chosen the day. */
export const today = 'data-today';

/** Attribute of a row in which nobody has an hour. */
export const withoutHours = 'data-without-hours';

/** Attribute of the link to the day that is shown. */
export const shown = 'data-shown';

/** Attribute of the note: the sign before it on a wide screen. */
export const signData = 'data-note';

export const jobData = 'data-job';

/** Attributes of the parts that `showToday` fills in. */
export const todayParts = {
  /** Omits the default noun, « médecin ». */
  title: (code: string, noun: Noun) => ({
    'data-title': '',
    ...timetable(code),
    ...(noun !== 'médecin' && { 'data-noun': noun }),
  }),
  moon: { 'data-moon': '' },
  note: { [signData]: '' },
  doctors: { 'data-today': '' },
  daily: { 'data-daily': '' },
  later: { 'data-later': '' },
} as const;

/** Attributes of a doctor's item and of its words, which a browser may translate. */
export const doctorParts = {
  job: (words: string) => ({ [jobData]: words }),
  hour: { 'data-hour': '' },
  slots: { 'data-slots': '' },
} as const;

type Part = 'title' | 'moon' | 'note' | 'daily' | 'later' | 'hour' | 'slots';

export const partIn = (root: ParentNode, part: Part) =>
  root.querySelector<HTMLElement>(`[data-${part}]`);

export const nounIn = (strip: ParentNode): Noun =>
  (partIn(strip, 'title')?.dataset.noun as Noun | undefined) ?? 'médecin';
