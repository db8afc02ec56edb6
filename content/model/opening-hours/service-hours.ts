import { hoursOf, isAlwaysOpen, type Hours } from '../calendar/hours';
import {
  afterHours,
  dayRangeLabel,
  hoursInWords,
  hoursLabel,
  openDaysInWords,
} from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { closedIn, type Exception, type Timetable } from '../calendar/timetable';
import { frenchSpaces } from '../../fields/typography';
import type { OtherHours } from '../doctors/announced';
import type { HoursEntry, ServiceEntry } from './schema';

export interface ServiceHours extends Pick<ServiceEntry, 'title' | 'kind'> {
  rows: readonly Rule[];
  hours: Timetable;
  closed: ServiceEntry['jours-fermes'];
  periods: readonly OtherHours[];
}

export interface ClinicHours {
  clinic: Timetable;
  /** Hours of the clinic, unless the emergencies have their own. */
  emergencies: Timetable;
  emergencyRows: readonly Rule[];
  /** Whether the emergencies have hours of their own. */
  isApart: boolean;
  consultations: Hours;
  services: readonly ServiceHours[];
  periods: readonly OtherHours[];
}

/** Returns « Urgences : jour et nuit, 7j/7 ». */
export const serviceInWords = ({ title, hours }: ServiceHours): string =>
  frenchSpaces(`${title} : ${hoursInWords(hours.rules)}`);

/** Returns « Lundi au samedi : », « 7H-12H » and « , sans rendez-vous ». `days` is empty if the hours are the same each day. */
export function serviceLines({ rows }: Pick<ServiceHours, 'rows'>) {
  const isSame = rows.every(({ every }) => every === 'day');
  return rows.map((row) => ({
    days: isSame ? '' : `${dayRangeLabel(row)}\u00a0: `,
    hours: hoursLabel(row),
    terms: afterHours(row),
  }));
}

/** Returns « Ouvert du lundi au samedi, urgences jour et nuit »; undefined if the clinic does not say its hours. */
export function openingInWords({ clinic, emergencies, isApart }: ClinicHours): string | undefined {
  if (clinic.rules.length === 0) return undefined;
  const apart = isApart ? `, urgences ${openDaysInWords(emergencies.rules)}` : '';
  return `Ouvert ${openDaysInWords(clinic.rules)}${apart}`;
}

/** Returns « Ouvert 24h/24, 7j/7 », or `openingInWords` of a clinic that closes. */
export const openingAtAGlance = (hours: ClinicHours): string | undefined =>
  isAlwaysOpen(hours.clinic.rules) ? 'Ouvert 24h/24, 7j/7' : openingInWords(hours);

const periodsOf = ({ periodes }: Pick<ServiceEntry, 'periodes'>): OtherHours[] =>
  periodes.map(({ openingHours, ...days }) => ({ ...days, consultation: hoursOf(openingHours) }));

const exceptionsOf = (periods: readonly OtherHours[]): Exception[] =>
  periods.map(({ du, au, consultation: rules }) => ({ kind: 'period', du, au, rules }));

/** Returns when the clinic and its services are open. */
export function clinicHours({
  openingHours,
  periodes,
  'jours-sans-consultation': closures,
  'horaires-par-service': entries,
}: Pick<
  HoursEntry,
  'openingHours' | 'periodes' | 'jours-sans-consultation' | 'horaires-par-service'
>): ClinicHours {
  const isApart = entries.some(({ kind }) => kind === 'urgences');
  const closing = (isOnlyConsultations: boolean) =>
    closures.filter(({ urgences }) => isOnlyConsultations || urgences === 'non');
  const services = entries.map((entry): ServiceHours => {
    const { title, kind, openingHours: rows, 'jours-fermes': own } = entry;
    const closed = closedIn([...own, ...closing(kind === 'consultations')]);
    const periods = periodsOf(entry);
    const hours = {
      rules: hoursOf(rows),
      exceptions: [...closed, ...exceptionsOf(periods)],
    };
    return { title, kind, rows, hours, closed: own, periods };
  });
  // If emergencies have no hours of their own, a closure that leaves them open leaves the clinic open.
  const periods = periodsOf({ periodes });
  const clinic = {
    rules: hoursOf(openingHours),
    exceptions: [...closedIn(closing(isApart)), ...exceptionsOf(periods)],
  };
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
    periods,
  };
}
