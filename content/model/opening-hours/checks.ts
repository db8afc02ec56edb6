import { capitalised } from '../../fields/typography';
import type { Finding, ValuePath } from '../../fields/finding';
import { notReceived } from '../clinic/checks';
import { weekdayInWords, wholeWeek, type Weekday } from '../calendar/day';
import { dayAndNight, overlapOf } from '../calendar/hours';
import type { Rule } from '../calendar/rule';
import type { Closure, ServiceEntry } from './schema';

const named = (day: Weekday) => `« ${capitalised(weekdayInWords(day))} »`;

/** « Fermé » counts as the whole day. */
const taken = (row: Rule): Rule =>
  row.periods.length === 0 ? { ...row, periods: [dayAndNight] } : row;

/** Returns each row that overlaps an earlier one. `path` is that of the rows. */
export function overlappingHours(
  rows: readonly Rule[],
  path: ValuePath = ['openingHours'],
): Finding[] {
  return rows.flatMap((row, index) => {
    const clash = overlapOf(taken(row), rows.slice(0, index).map(taken));
    if (clash === undefined) return [];
    const sentence = `${named(clash)} a deux horaires en même temps : corrigez cette ligne, ou l’autre`;
    return [{ path: [...path, index], sentence }];
  });
}

/** Returns the days that no row names, if any row does. */
export function daysWithoutHours(rows: readonly Rule[]): Finding[] {
  if (rows.length === 0) return [];
  const days = rows.flatMap((row) => row.days);
  return wholeWeek
    .filter((day) => !days.includes(day))
    .map((day) => ({
      path: ['openingHours'],
      sentence: `${named(day)} n’a pas d’horaire : ajoutez une ligne, « Fermé » s’il le faut`,
    }));
}

/** Returns faults in the hours of services. */
export const wrongServices = (
  services: readonly ServiceEntry[],
  receivesEmergencies: boolean,
): Finding[] =>
  services.flatMap(({ kind, openingHours }, index) => {
    const path = ['horaires-par-service', index];
    const sentence = `« urgences » : ${notReceived} : écrivez-le, ou effacez ce service`;
    return [
      ...(kind === 'urgences' && !receivesEmergencies ? [{ path, sentence }] : []),
      ...overlappingHours(openingHours, [...path, 'openingHours']),
    ];
  });

/** Returns the closed days that leave emergencies open: the clinic does not say that it receives them. */
export const wrongClosures = (closures: readonly Pick<Closure, 'urgences'>[]): Finding[] =>
  closures.flatMap(({ urgences }, index) =>
    urgences === 'non'
      ? []
      : [
          {
            path: ['jours-sans-consultation', index, 'urgences'],
            sentence: `« oui » : ${notReceived} ; écrivez « non »`,
          },
        ],
  );
