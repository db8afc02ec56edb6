import type { Rule } from '../calendar/rule';
import { replacedAmong } from './absence';
import { onOpenDays } from './slot-words';
import { shownEntries } from '../clinic/stated';
import { closures, openingHours } from '../opening-hours/data';
import { weekdays } from '../opening-hours/weekday';
import { isOpenOn } from '../opening-hours/words';
import { wholeWeek } from '../calendar/day';
import { timetableOf } from './timetable';
import { content } from '../../reader/content';

const closedDays = wholeWeek.filter(
  (_, index) => !isOpenOn(weekdays[index] ?? 'Lundi', openingHours),
);

/** In the order of the page « Médecins ». */
export const doctors = replacedAmong(shownEntries(content.doctors.map(([, doctor]) => doctor)))
  .map((entry) => {
    const [first, ...others] = entry.consultation;
    const onOpen = (rule: Rule) => onOpenDays(rule, closedDays);
    const doctor = { ...entry, consultation: [onOpen(first), ...others.map(onOpen)] as const };
    return { ...doctor, timetable: timetableOf(doctor, closures) };
  })
  .toSorted((one, other) => one.ordre - other.ordre);
