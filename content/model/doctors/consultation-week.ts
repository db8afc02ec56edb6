import { weekdays, type Weekday } from '../opening-hours/weekday';
import { byAppointment, everyDay, hourOf, isSlotOn } from './consultation-slot';
import type { Doctor } from './doctor';

type Consulting = Pick<Doctor, 'name' | 'specialty' | 'consultation' | 'absences'>;

export interface WeeklyConsultation extends Pick<Doctor, 'name' | 'specialty'> {
  readonly absences: Doctor['absences'];
  readonly slot: string;
  readonly hour: number | undefined;
  /** Whether the doctor also receives on other days, by appointment. */
  readonly alsoByAppointment: boolean;
}

export interface ConsultationDay {
  readonly day: Weekday;
  /** By hour, then in the order of the doctors; without those of every day. */
  readonly consultations: readonly WeeklyConsultation[];
  /** Number of the doctors of every day. */
  readonly daily: number;
}

export interface ConsultationWeek {
  readonly days: readonly ConsultationDay[];
  readonly daily: readonly WeeklyConsultation[];
  readonly byAppointment: readonly WeeklyConsultation[];
}

/** Returns seven days, from Monday; no day where all receive by appointment only. */
export function consultationWeek(doctors: readonly Consulting[]): ConsultationWeek {
  const startingWith = (start: string): WeeklyConsultation[] =>
    doctors
      .flatMap(({ name, specialty, consultation, absences }) =>
        consultation
          .filter((slot) => slot.startsWith(start))
          .map((slot) => ({
            name,
            specialty,
            slot,
            hour: hourOf(slot),
            absences,
            alsoByAppointment: slot !== byAppointment && consultation.includes(byAppointment),
          })),
      )
      .sort((a, b) => (a.hour ?? 0) - (b.hour ?? 0));
  const daily = startingWith(everyDay);
  const days = weekdays.map((day) => ({
    day,
    consultations: startingWith(day),
    daily: daily.filter(({ slot }) => isSlotOn(slot, day.toLowerCase())).length,
  }));
  return {
    days: days.some(({ consultations }) => consultations.length + daily.length > 0) ? days : [],
    daily,
    byAppointment: startingWith(byAppointment),
  };
}
