import fc from 'fast-check';
import { decode, encode } from './code';
import { daysAfter, weekdayOf, wholeWeek } from './day';
import { parse } from './parse';
import { printInFull } from './print';
import { halfDays, wholeDay, type Nth, type Period, type Rule } from './rule';
import type { Exception, Timetable } from './timetable';

/** With a leap day and three New Years. */
export const years = { du: '2027-01-01', au: '2029-12-31' } as const;

const days = fc.integer({ min: -60, max: 1100 }).map((count) => daysAfter(years.du, count));

const weekdays = fc
  .uniqueArray(fc.constantFrom(...wholeWeek), { minLength: 1, maxLength: 6 })
  .map((some) => some.toSorted((one, other) => one - other));

const periods = fc.oneof(
  fc.subarray([...halfDays]),
  fc
    .uniqueArray(fc.integer({ min: 0, max: wholeDay / 30 - 1 }), { minLength: 1, maxLength: 4 })
    .map((halfHours): Period[] => {
      const clocks = halfHours.map((count) => count * 30).toSorted((one, other) => one - other);
      return clocks.flatMap((opens, index) => {
        const closes = clocks[index + 1];
        if (index % 2 === 1) return [];
        return closes === undefined ? { opens } : { opens, closes };
      });
    }),
);

const rules: fc.Arbitrary<Rule> = fc
  .record({
    periods,
    some: weekdays,
    day: fc.constantFrom(...wholeWeek),
    from: days,
    terms: fc.constantFrom({ byAppointment: true }, { isWalkIn: true as const }, {}),
    note: fc.constantFrom('femmes', 'avec ou sans rendez-vous', 'à l’étage'),
    hasNote: fc.boolean(),
    nth: fc.subarray<Nth>([1, 2, 3, 4, 5, -1], { minLength: 1 }),
    every: fc.constantFrom('day', 'except', 'week', 'fortnight', 'month', 'appointment'),
  })
  .map(({ every, some, day, from, nth, note, hasNote, terms, ...timing }): Rule => {
    const common = { byAppointment: false, ...timing, ...terms, ...(hasNote && { note }) };
    if (every === 'day') return { ...common, every, days: wholeWeek };
    if (every === 'except') return { ...common, every: 'day', days: some };
    if (every === 'week') return { ...common, every, days: some };
    if (every === 'month') return { ...common, every, nth, days: [day] };
    if (every === 'appointment')
      return { periods: [], byAppointment: true, every: 'appointment', days: [] };
    const both = [...new Set([...some, weekdayOf(from)])].toSorted((one, other) => one - other);
    return { ...common, every: 'fortnight', from, days: both };
  });

const spans = fc
  .tuple(days, fc.integer({ min: 0, max: 40 }))
  .map(([du, length]) => ({ du, au: daysAfter(du, length) }));

export const timetables: fc.Arbitrary<Timetable> = fc
  .record({
    rules: fc.array(rules, { minLength: 1, maxLength: 2 }),
    away: fc.array(fc.tuple(spans, fc.constantFrom('absence' as const, 'closed' as const)), {
      maxLength: 3,
    }),
    added: fc.array(fc.tuple(days, periods), { maxLength: 2 }),
    period: fc.option(fc.tuple(spans, fc.array(rules, { maxLength: 1 }))),
  })
  .map(({ rules: own, away, added, period }) => ({
    rules: own,
    exceptions: [
      ...away.map(([span, kind]): Exception => ({ kind, ...span })),
      ...added.map(([du, hours]): Exception => ({ kind: 'added', du, au: du, periods: hours })),
      ...(period ? [{ kind: 'period' as const, ...period[0], rules: period[1] }] : []),
    ],
  }));

test('a code is read as it was written', () => {
  fc.assert(
    fc.property(timetables, (timetable) => {
      expect(decode(encode(timetable))).toEqual(timetable);
    }),
  );
});

test('what is printed is read as the same rule', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      expect(parse(printInFull(rule))).toEqual(rule);
    }),
  );
});
