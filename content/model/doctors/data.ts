import { replacedAmong } from './absence';
import { onOpenDays } from './slot-words';
import { shownEntries } from '../clinic/stated';
import { openingHours } from '../opening-hours/data';
import { weekdays } from '../opening-hours/weekday';
import { isOpenOn } from '../opening-hours/words';
import { content } from '../../reader/content';

const closedDays = weekdays.filter((day) => !isOpenOn(day, openingHours));

/** In the order of the page « Médecins ». */
export const doctors = replacedAmong(shownEntries(content.doctors.map(([, doctor]) => doctor)))
  .map((doctor) => ({
    ...doctor,
    consultation: onOpenDays(doctor.consultation, closedDays),
  }))
  .toSorted((one, other) => one.ordre - other.ordre);
