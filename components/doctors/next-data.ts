import { decode } from '@/content/model/calendar/code';
import type { Doctor } from '@/content/model/doctors/doctor';
import { timetableCode } from '@/content/model/doctors/timetable';

/** Attributes of the box of a doctor's next consultations. */
export const nextData = (doctor: Doctor) => ({
  'data-next': timetableCode(doctor),
  'data-next-of': doctor.name,
});

export const nextBox = '[data-next]';

/** Reads `nextData`. */
export const doctorOf = ({ dataset }: HTMLElement) => ({
  name: dataset.nextOf ?? '',
  timetable: decode(dataset.next ?? ''),
});
