import fc from 'fast-check';
import ICAL from 'ical.js';
import { timetables, years } from './any-timetable.test';
import { daysAfter, includesDay, type Day, type Span } from './day';
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

/** Returns the days inside a span that ical.js finds. */
function expanded(property: Property, start: Day, { du, au }: Span, without: readonly Day[]) {
  const component = new ICAL.Component('vevent');
  const [name, value] = property;
  component.addPropertyWithValue(name, value);
  for (const day of without) component.addPropertyWithValue('exdate', dateOf(day));
  const expansion = new ICAL.RecurExpansion({ component, dtstart: dateOf(start) });
  const found: Day[] = [];
  for (;;) {
    const next = expansion.next() as ICAL.Time | undefined;
    const day = next?.toString().slice(0, 'yyyy-MM-dd'.length) as Day | undefined;
    if (day === undefined || day > au) return found;
    if (day >= du) found.push(day);
  }
}

/** Expansions without EXDATE, since many rules are alike. */
const known = new Map<string, Day[]>();

const later = (one: Day, other: Day) => (one > other ? one : other);

/**
 * Returns the days of three years. Those around exceptions are found anew, with EXDATE: ical.js takes 30 ms for all. It also
 * passes by at most one EXDATE an occurrence, so those that exclude nothing are left out.
 */
function expandedWithout(property: Property, anchor: Day | undefined, away: readonly Exception[]) {
  const key = `${property.join()} ${anchor}`;
  const found = known.get(key) ?? expanded(property, anchor ?? years.du, years, []);
  known.set(key, found);
  const without = found.filter((day) => away.some((exception) => includesDay(exception, day)));
  const around = away.map(({ du, au }) => ({
    du: later(years.du, daysAfter(du, -7)),
    au: daysAfter(au, 7),
  }));
  const anew = around.flatMap((span) => {
    const start = anchor ?? span.du;
    return expanded(
      property,
      start,
      span,
      without.filter((day) => day >= start),
    );
  });
  const isAround = (day: Day) => around.some((span) => includesDay(span, day));
  return [...found.filter((day) => !isAround(day)), ...anew.filter((day) => day <= years.au)];
}

function oracle({ rules: own, exceptions }: Timetable): string[] {
  const away = exceptions.filter(({ kind }) => kind === 'absence' || kind === 'closed');
  const periods = exceptions.filter(({ kind }) => kind === 'period');
  const ofRule = (rule: Rule, without: readonly Exception[]) => {
    if (rule.days.length === 0) return [];
    const anchor = rule.every === 'fortnight' ? rule.from : undefined;
    const recur = ICAL.Recur.fromString(recurOf(rule));
    return expandedWithout(['rrule', recur], anchor, without).flatMap((day) =>
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
