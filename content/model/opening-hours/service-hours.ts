import { hoursInWords, isAlwaysOpen, openDaysInWords, type Hours } from '../calendar/hours';
import { closedIn, type Timetable } from '../calendar/timetable';
import { frenchSpaces } from '../../fields/typography';
import { dayRangeLabel, hoursLabel, hoursOf, type OpeningHours } from './schedule';
import type { HoursEntry, ServiceEntry } from './schema';

export interface ServiceHours extends Pick<ServiceEntry, 'title' | 'kind'> {
  rows: readonly OpeningHours[];
  hours: Timetable;
  closed: ServiceEntry['jours-fermes'];
}

export interface ClinicHours {
  clinic: Timetable;
  /** Hours of the clinic, unless the emergencies have their own. */
  emergencies: Timetable;
  emergencyRows: readonly OpeningHours[];
  /** Whether the emergencies have hours of their own. */
  isApart: boolean;
  consultations: Hours;
  services: readonly ServiceHours[];
}

/** Returns « Urgences : jour et nuit, 7j/7 ». */
export const serviceInWords = ({ title, hours }: ServiceHours): string =>
  frenchSpaces(`${title} : ${hoursInWords(hours.rules)}`);

/** Returns « Lundi au samedi : » and « 7 h – 12 h ». `days` is empty if the hours are the same each day. */
export function serviceLines({ rows }: Pick<ServiceHours, 'rows'>) {
  const isSame = rows.every(({ rule }) => rule?.every === 'day');
  return rows.map((row) => ({
    days: isSame ? '' : `${dayRangeLabel(row)}\u00a0: `,
    hours: hoursLabel(row),
  }));
}

/** Returns « Ouvert du lundi au samedi, urgences jour et nuit ». */
export function openingInWords({ clinic, emergencies, isApart }: ClinicHours): string {
  const apart = isApart ? `, urgences ${openDaysInWords(emergencies.rules)}` : '';
  return `Ouvert ${openDaysInWords(clinic.rules)}${apart}`;
}

/** Returns « Ouvert 24h/24, 7j/7 », or `openingInWords` of a clinic that closes. */
export const openingAtAGlance = (hours: ClinicHours): string =>
  isAlwaysOpen(hours.clinic.rules) ? 'Ouvert 24h/24, 7j/7' : openingInWords(hours);

/** Returns when the clinic and its services are open. */
export function clinicHours({
  openingHours,
  'jours-sans-consultation': closures,
  'horaires-par-service': entries,
}: Pick<
  HoursEntry,
  'openingHours' | 'jours-sans-consultation' | 'horaires-par-service'
>): ClinicHours {
  const isApart = entries.some(({ kind }) => kind === 'urgences');
  const closing = (isOnlyConsultations: boolean) =>
    closures.filter(({ urgences }) => isOnlyConsultations || urgences === 'non');
  const services = entries.map(({ title, kind, openingHours: rows, 'jours-fermes': own }) => ({
    title,
    kind,
    rows,
    hours: {
      rules: hoursOf(rows),
      exceptions: closedIn([...own, ...closing(kind === 'consultations')]),
    },
    closed: own,
  }));
  // If emergencies have no hours of their own, a closure that leaves them open leaves the clinic open.
  const clinic = { rules: hoursOf(openingHours), exceptions: closedIn(closing(isApart)) };
  const ofKind = (wanted: ServiceEntry['kind']) =>
    services.find(({ kind }) => kind === wanted) ?? { hours: clinic, rows: openingHours };
  const emergencies = ofKind('urgences');
  return {
    clinic,
    emergencies: emergencies.hours,
    emergencyRows: emergencies.rows,
    isApart,
    consultations: ofKind('consultations').hours.rules,
    services,
  };
}
