import { replacedAmong } from '../model/doctors/absence';
import type { DoctorEntry } from '../model/doctors/doctor';
import { onOpenDays } from '../model/doctors/slot-words';
import { shownEntries } from '../fields/stated';
import { closures, hours } from './opening-hours';
import { isOpenOn } from '../model/calendar/hours';
import { wholeWeek } from '../model/calendar/day';
import { doctorOn } from '../model/doctors/timetable';
import { content, isPublic, today } from '../reader/content';

const closedWeekdays = wholeWeek.filter(
  (day) => hours.consultations.length > 0 && !isOpenOn(hours.consultations, day),
);

const onOpen = (rules: DoctorEntry['consultation']) =>
  rules.map((rule) => onOpenDays(rule, closedWeekdays));

/** Sorted as on the page « Médecins ». */
export const doctors = replacedAmong(
  shownEntries(
    content.doctors.map(([, doctor]) => doctor),
    isPublic,
  ),
)
  .map((entry) => {
    const { consultation, periodes } = entry;
    const [, service] = content.specialties.find(([id]) => id === entry.specialties[0]) ?? [];
    const ligne = entry.ligne ?? service?.ligne;
    const doctor = {
      ...entry,
      ...(ligne !== undefined && { ligne }),
      consultation: onOpen(consultation),
      ...(periodes && {
        periodes: periodes.map((one) => ({ ...one, consultation: onOpen(one.consultation) })),
      }),
    };
    return doctorOn(today, doctor, closures);
  })
  .toSorted((one, other) => one.ordre - other.ordre);
