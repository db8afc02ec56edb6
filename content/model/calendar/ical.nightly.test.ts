import fc from 'fast-check';
import ICAL from 'ical.js';
import { timetables, years } from './any-timetable.test';
import { includesDay, type Day, type Span } from './day';
import type { Period, Rule } from './rule';
import { occurrences, type Timetable } from './timetable';

const names = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

function recurOf(rule: Rule): string {
  const named = rule.days.map((day) => names[day]).join();
  if (rule.every === 'month') {
    const each = rule.nth.flatMap((nth) => rule.days.map((day) => `${nth}${names[day]}`));
    return `FREQ=MONTHLY;BYDAY=${each.join()}`;
  }
  return `FREQ=WEEKLY;WKST=MO;BYDAY=${named};INTERVAL=${rule.every === 'fortnight' ? 2 : 1}`;
}

/** Returns the days of three years that ical.js finds. */
function expanded(rrule: string, start: Day): Day[] {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('rrule', ICAL.Recur.fromString(rrule));
  const dtstart = ICAL.Time.fromDateString(start);
  const expansion = new ICAL.RecurExpansion({ component, dtstart });
  const found: Day[] = [];
  for (;;) {
    const day = expansion.next().toString() as Day;
    if (day > years.au) return found;
    if (day >= years.du) found.push(day);
  }
}

/** Many rules are alike. */
const known = new Map<string, Day[]>();

function daysOf(rule: Rule): readonly Day[] {
  if (rule.days.length === 0) return [];
  const rrule = recurOf(rule);
  const start = rule.every === 'fortnight' ? rule.from : years.du;
  const key = `${rrule} ${start}`;
  const found = known.get(key) ?? expanded(rrule, start);
  known.set(key, found);
  return found;
}

const isIn = (spans: readonly Span[], day: Day) => spans.some((span) => includesDay(span, day));

/** ical.js expands the rules. EXDATE and RDATE, which only take days out and add days, are done by hand. */
function oracle({ rules: own, exceptions }: Timetable): string[] {
  const away = exceptions.filter(({ kind }) => kind === 'absence' || kind === 'closed');
  const periods = exceptions.filter((exception) => exception.kind === 'period');
  const added = exceptions.filter((exception) => exception.kind === 'added');
  const usual = own.flatMap((rule) =>
    daysOf(rule).flatMap((day) => (isIn(periods, day) ? [] : saidOf(day, rule.periods))),
  );
  const instead = periods.flatMap((period) =>
    period.rules.flatMap((rule) =>
      daysOf(rule).flatMap((day) => (includesDay(period, day) ? saidOf(day, rule.periods) : [])),
    ),
  );
  const more = added
    .filter(({ du }) => includesDay(years, du))
    .flatMap(({ du, periods: hours }) => saidOf(du, hours));
  return [...usual, ...instead, ...more].filter((said) => !isIn(away, said.slice(0, 10) as Day));
}

const saidOf = (day: Day, hours: readonly Period[]) =>
  (hours.length > 0 ? hours : [undefined]).map(
    (period) => `${day} ${period?.opens}-${period?.closes}`,
  );

const inOrder = (said: readonly string[]) => [...new Set(said)].sort();

test('what takes place is what ical.js finds', () => {
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
}, 600_000);
