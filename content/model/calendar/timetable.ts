import { daysAfter, includesDay, type Day, type Span } from './day';
import { takesPlaceOn, wholeDay, type Period, type Rule } from './rule';

/** What holds for some days instead of the rules. */
export type Exception = Span &
  (
    | { kind: 'closed' | 'absence' }
    | { kind: 'added'; periods: readonly Period[] }
    /** Other rules for a time. */
    | { kind: 'period'; rules: readonly Rule[] }
  );

/** Returns an exception of the kind `closed` for each span. */
export const closedIn = (spans: readonly Span[]): Exception[] =>
  spans.map(({ du, au }) => ({ kind: 'closed', du, au }));

export interface Timetable {
  rules: readonly Rule[];
  exceptions: readonly Exception[];
}

export interface Occurrence {
  day: Day;
  /** Undefined where no hour is said. */
  period?: Period;
  /** Undefined for an added day. */
  rule?: Rule;
}

export interface DayOfTimetable<One = Occurrence> {
  rules: readonly Rule[];
  /** Why nothing takes place; where both are so, the clinic is closed. */
  away: 'closed' | 'absence' | undefined;
  /** By hour; what would take place, where somebody is away. */
  usual: readonly One[];
}

/** Where no hour is said, after all hours. */
const opening = ({ period }: Occurrence) => period?.opens ?? wholeDay;

const isSame = (one: Occurrence, other: Occurrence) =>
  one.period?.opens === other.period?.opens && one.period?.closes === other.period?.closes;

const ofDay = (day: Day, periods: readonly Period[], rule?: Rule): Occurrence[] =>
  (periods.length === 0 ? [undefined] : periods).map((period) => ({
    day,
    ...(period && { period }),
    ...(rule && { rule }),
  }));

/** An absence or a closed day takes precedence over added days and other rules. */
export function dayOf(timetable: Timetable, day: Day): DayOfTimetable {
  const now = timetable.exceptions.filter((exception) => includesDay(exception, day));
  const rules = now.find((exception) => exception.kind === 'period')?.rules ?? timetable.rules;
  const away = (['closed', 'absence'] as const).find((kind) =>
    now.some((one) => one.kind === kind),
  );
  const usual = rules
    .filter((rule) => takesPlaceOn(rule, day))
    .flatMap((rule) => ofDay(day, rule.periods, rule));
  const added = now.flatMap((exception) =>
    exception.kind === 'added' ? ofDay(day, exception.periods) : [],
  );
  return {
    rules,
    away,
    usual: [...usual, ...added]
      .filter((one, index, all) => all.findIndex((other) => isSame(one, other)) === index)
      .sort((one, other) => opening(one) - opening(other)),
  };
}

/** Returns what takes place on a day, by hour. */
export function occurrencesOn(timetable: Timetable, day: Day): readonly Occurrence[] {
  const { away, usual } = dayOf(timetable, day);
  return away ? [] : usual;
}

/** Yields what takes place from one day to another, both included. */
export function* occurrences(timetable: Timetable, { du, au }: Span): Generator<Occurrence> {
  for (let day = du; day <= au; day = daysAfter(day, 1)) yield* occurrencesOn(timetable, day);
}

const isOnDays = ({ days }: Rule) => days.length > 0;

/** Whether a timetable ever names a day; by appointment alone, it does not. */
export const hasDays = ({ rules, exceptions }: Timetable): boolean =>
  rules.some(isOnDays) ||
  exceptions.some(
    (one) => one.kind === 'added' || (one.kind === 'period' && one.rules.some(isOnDays)),
  );
