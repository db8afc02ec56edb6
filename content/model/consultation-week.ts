import { hourOf } from './consultation-slot';
import type { Doctor } from './doctor';
import { weekdays } from './weekday';

/** One doctor on one day. */
export interface Consultation {
  readonly name: string;
  readonly specialty: string;
  /** The hour from which the doctor receives, where one is written down. */
  readonly hour: number | undefined;
  readonly absences: Doctor['absences'];
}

/** The « day » of the doctors who receive on each. */
export const everyDay = 'Tous les jours';

/** Who receives on one day. */
export interface ConsultationDay {
  /** « Lundi », « Tous les jours » or « Sur rendez-vous ». */
  readonly name: string;
  readonly isWeekday: boolean;
  /** The earliest first, then in the order of the doctors. */
  readonly consultations: readonly Consultation[];
}

/** Who receives every day, where anybody does; who on each of the seven days, from Monday on; and who by appointment. */
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
