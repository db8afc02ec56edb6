import fc from 'fast-check';
import ICAL from 'ical.js';
import { timetables, years } from './any-timetable.test';
import { includesDay, type Day } from './day';
import type { Period, Rule } from './rule';
import { occurrences, type Exception, type Timetable } from './timetable';

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function recurOf(rule: Rule): string {
  const named = rule.days.map((day) => names[day]).join();
  if (rule.every === 'month') {
    const each = rule.nth.flatMap((nth) => rule.days.map((day) => `${nth}${names[day]}`));
    return `FREQ=MONTHLY;BYDAY=${each.join()}`;
  }
  return `FREQ=WEEKLY;WKST=MO;BYDAY=${named};INTERVAL=${rule.every === 'fortnight' ? 2 : 1}`;
}

const dateOf = (day: Day) => ICAL.Time.fromDateString(day);

type Property = ['rrule', ICAL.Recur] | ['rdate', ICAL.Time];

/** Returns the days that ical.js finds. */
function expanded(property: Property, start: Day, without: readonly Day[]): Day[] {
  const component = new ICAL.Component('vevent');
  const [name, value] = property;
  component.addPropertyWithValue(name, value);
  for (const day of without) component.addPropertyWithValue('exdate', dateOf(day));
  const expansion = new ICAL.RecurExpansion({ component, dtstart: dateOf(start) });
  const found: Day[] = [];
  for (;;) {
    const day = (expansion.next() as ICAL.Time | undefined)?.toString().slice(0, 10) as
      Day | undefined;
    if (day === undefined || day > years.au) return found;
    if (day >= years.du) found.push(day);
  }
}

/** Expansions without EXDATE, since many rules are alike. */
const known = new Map<string, Day[]>();

/** ical.js passes by at most one EXDATE an occurrence: those that exclude nothing are left out. */
function expandedWithout(property: Property, start: Day, away: readonly Exception[]) {
  const key = `${property.join()} ${start}`;
  const found = known.get(key) ?? expanded(property, start, []);
  known.set(key, found);
  const without = found.filter((day) => away.some((exception) => includesDay(exception, day)));
  return without.length === 0 ? found : expanded(property, start, without);
}

function oracle({ rules: own, exceptions }: Timetable): string[] {
  const away = exceptions.filter(({ kind }) => kind === 'absence' || kind === 'closed');
  const periods = exceptions.filter(({ kind }) => kind === 'period');
  const ofRule = (rule: Rule, without: readonly Exception[]) => {
    if (rule.days.length === 0) return [];
    const start = rule.every === 'fortnight' ? rule.from : years.du;
    const recur = ICAL.Recur.fromString(recurOf(rule));
    return expandedWithout(['rrule', recur], start, without).flatMap((day) =>
      saidOf(day, rule.periods),
    );
  };
  const ofException = (exception: Exception) => {
    if (exception.kind === 'period')
      return exception.rules
        .flatMap((rule) => ofRule(rule, away))
        .filter((said) => includesDay(exception, said.slice(0, 10) as Day));
    if (exception.kind !== 'added') return [];
    return expandedWithout(['rdate', dateOf(exception.du)], years.du, away).flatMap((day) =>
      saidOf(day, exception.periods),
    );
  };
  return [
    ...own.flatMap((rule) => ofRule(rule, [...away, ...periods])),
    ...exceptions.flatMap(ofException),
  ];
}

const saidOf = (day: Day, hours: readonly Period[]) =>
  (hours.length > 0 ? hours : [undefined]).map(
    (period) => `${day} ${period?.opens}-${period?.closes}`,
  );

const inOrder = (said: readonly string[]) => [...new Set(said)].sort();

test('what takes place is what ical.js finds with RRULE, RDATE and EXDATE', () => {
  fc.assert(
    fc.property(timetables, (timetable) => {
      const found = [...occurrences(timetable, years)].map(
        ({ day, period }) => `${day} ${period?.opens}-${period?.closes}`,
      );
      expect(inOrder(found).join()).toBe(inOrder(oracle(timetable)).join());
      expect(found).toHaveLength(new Set(found).size);
    }),
    { seed: 71, numRuns: 10_000 },
  );
}, 1_200_000);
