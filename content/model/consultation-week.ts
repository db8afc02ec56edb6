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

/** Who receives on one day. */
export interface ConsultationDay {
  /** « Lundi », « Tous les jours » or « Sur rendez-vous ». */
  readonly name: string;
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
  const days: ConsultationDay[] = [
    { name: 'Tous les jours', consultations: whose('Tous les jours') },
    ...weekdays.map((name) => ({ name, consultations: whose(name) })),
    { name: 'Sur rendez-vous', consultations: whose('Sur R.D.V') },
  ];
  const isWeekday = (name: string) => weekdays.some((weekday) => weekday === name);
  return days.filter(({ name, consultations }) => consultations.length > 0 || isWeekday(name));
}
