import { hourOf } from './consultation-slot';
import type { Doctor } from './doctor';
import { weekdays } from '../opening-hours/weekday';

export interface Consultation {
  readonly name: string;
  readonly specialty: string;
  readonly hour: number | undefined;
  readonly absences: Doctor['absences'];
}

export const everyDay = 'Tous les jours';

export interface ConsultationDay {
  readonly name: string;
  readonly isWeekday: boolean;
  /** By hour, then in the order of the doctors. */
  readonly consultations: readonly Consultation[];
}

/** Returns « Tous les jours » first, « Sur rendez-vous » last. Only weekdays may be empty. */
export function consultationWeek(
  doctors: readonly Pick<Doctor, 'name' | 'specialty' | 'consultation' | 'absences'>[],
): ConsultationDay[] {
  const whose = (slotName: string): Consultation[] =>
    doctors
      .flatMap(({ name, specialty, consultation, absences }) =>
        consultation
          .filter((slot) => slot.startsWith(slotName))
          .map((slot) => ({ name, specialty, hour: hourOf(slot), absences })),
      )
      .sort((a, b) => (a.hour ?? 0) - (b.hour ?? 0));
  const day = (name: string, slotName = name) => ({
    name,
    isWeekday: weekdays.some((weekday) => weekday === name),
    consultations: whose(slotName),
  });
  const days = [
    day(everyDay),
    ...weekdays.map((name) => day(name)),
    day('Sur rendez-vous', 'Sur R.D.V'),
  ];
  return days.filter(({ isWeekday, consultations }) => isWeekday || consultations.length > 0);
}
