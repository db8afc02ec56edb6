import type { BookingState, ChosenSlot } from './booking-state';
import type { CalendarEntry } from './calendar-file';
import { dayLabel, instantOf } from './clinic-time';
import { timeLabel } from './schedule';
import { slotMinutes } from './slots';

/** What the last step of the wizard shows. */
export type BookingSummary = Extract<BookingState, { step: 'confirmation' }>;

/** « lundi 23 novembre 2026 à 9 h 30 » */
export function slotLabel({ day, time }: ChosenSlot): string {
  return `${dayLabel(day)} à ${timeLabel(time)}`;
}

/** « Awa Traoré », as typed, without the spaces around. */
export function patientName({ patient }: Pick<BookingSummary, 'patient'>): string {
  return `${patient.firstName.trim()} ${patient.lastName.trim()}`;
}

/**
 * The message that asks the clinic for this appointment; with ordinary spaces, since it becomes the visitor's own. No e-mail
 * and no specialty: the application receives the text when the link is opened (`content/data/departures.ts`).
 */
export function requestChatText(summary: BookingSummary): string {
  const { practitioner, slot, patient } = summary;
  return [
    `Bonjour, je souhaite prendre rendez-vous avec le ${practitioner.name}, si possible le ${slotLabel(slot)}.`,
    `Nom : ${patientName(summary)}`,
    `Téléphone : ${patient.phone.trim()}`,
    'Merci !',
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** The clinic as the summary's calendar entry names it. */
export interface SummaryPlace {
  readonly name: string;
  /** On one line. */
  readonly address: string;
  /** As printed. */
  readonly phone: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** The appointment for the visitor's calendar. It says nothing about the patient: calendars are shared. */
export function summaryCalendarEntry(
  { practitioner, slot, madeAt }: BookingSummary,
  place: SummaryPlace,
): CalendarEntry {
  const start = instantOf(slot.day, slot.time, place.timeZone);
  return {
    uid: `${start.toISOString()}-${practitioner.id}@prise-de-rendez-vous`,
    start,
    end: new Date(start.getTime() + slotMinutes * 60_000),
    stamp: madeAt,
    summary: `À confirmer\u00a0: rendez-vous avec le ${practitioner.name}`,
    description: `Exemple fait sur le site de la clinique\u00a0: rien n’a été envoyé, ce rendez-vous n’est pas pris. Pour le demander, appelez le ${place.phone}.`,
    location: `${place.name}, ${place.address}`,
  };
}
