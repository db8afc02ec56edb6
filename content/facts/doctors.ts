import type { Rule } from '../model/calendar/rule';
import { replacedAmong } from '../model/doctors/absence';
import { onOpenDays } from '../model/doctors/slot-words';
import { shownEntries } from '../fields/stated';
import { closures, hours } from './opening-hours';
import { isOpenOn } from '../model/calendar/hours';
import { wholeWeek } from '../model/calendar/day';
import { timetableOf } from '../model/doctors/timetable';
import { content } from '../reader/content';

const closedDays = wholeWeek.filter((day) => !isOpenOn(hours.consultations, day));

/** In the order of the page « Médecins ». */
export const doctors = replacedAmong(shownEntries(content.doctors.map(([, doctor]) => doctor)))
  .map((entry) => {
    const [first, ...others] = entry.consultation;
    const onOpen = (rule: Rule) => onOpenDays(rule, closedDays);
    const doctor = { ...entry, consultation: [onOpen(first), ...others.map(onOpen)] as const };
    return { ...doctor, timetable: timetableOf(doctor, closures) };
  })
  .toSorted((one, other) => one.ordre - other.ordre);
