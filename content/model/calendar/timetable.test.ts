import type { Day } from './day';
import { dayAt } from './now';
import { parse } from './parse';
import { dayOf, occurrences, occurrencesOn, type Exception, type Timetable } from './timetable';

function timetable(phrases: readonly string[], ...exceptions: Exception[]): Timetable {
  return { rules: phrases.map(parse), exceptions };
}

const daysOf = (phrase: string, du: Day, au: Day) =>
  [...occurrences(timetable([phrase]), { du, au })].map(({ day }) => day);

test.each<[string, Day, Day, Day[]]>([
  [
    'Samedi 9H, une semaine sur deux, à partir du 2026-11-28',
    '2026-11-01',
    '2027-01-20',
    ['2026-11-28', '2026-12-12', '2026-12-26', '2027-01-09'],
  ],
  [
    'Lundi et vendredi 9H, une semaine sur deux, à partir du 2026-12-25',
    '2026-12-21',
    '2027-01-09',
    ['2026-12-25', '2027-01-04', '2027-01-08'],
  ],
  ['Dernier mardi du mois, 9H', '2028-01-30', '2028-04-01', ['2028-02-29', '2028-03-28']],
  ['5e samedi du mois, 9H', '2027-01-01', '2027-08-01', ['2027-01-30', '2027-05-29', '2027-07-31']],
  ['1er et 3e samedi du mois, 9H', '2027-01-01', '2027-02-01', ['2027-01-02', '2027-01-16']],
  ['Sur R.D.V', '2027-01-01', '2028-01-01', []],
])('« %s » from %s to %s: %j', (phrase, du, au, days) => {
  expect(daysOf(phrase, du, au)).toEqual(days);
});

const added: Exception = {
  kind: 'added',
  du: '2027-02-07',
  au: '2027-02-07',
  periods: [{ opens: 540, closes: 720 }],
};

const ramadan: Exception = {
  kind: 'period',
  du: '2027-02-08',
  au: '2027-03-09',
  rules: timetable(['Lundi 11H-14H']).rules,
};

const whole = timetable(['Lundi 9H', 'Jeudi 15H'], added, ramadan);

const opens = (own: Timetable, day: Day) =>
  occurrencesOn(own, day).map(({ period }) => period?.opens);

test('days more come beside the others, and other hours instead of them', () => {
  expect(opens(whole, '2027-02-01')).toEqual([540]);
  expect(opens(whole, '2027-02-07')).toEqual([540]);
  expect(opens(whole, '2027-02-08')).toEqual([660]);
  expect(opens(whole, '2027-02-11')).toEqual([]);
  expect(opens(whole, '2027-03-11')).toEqual([900]);
});

test.each(['absence', 'closed'] as const)('an exception « %s » wins over all others', (kind) => {
  const away: Exception = { kind, du: '2027-02-07', au: '2027-02-08' };
  const own = { ...whole, exceptions: [...whole.exceptions, away] };
  expect(opens(own, '2027-02-07')).toEqual([]);
  expect(opens(own, '2027-02-08')).toEqual([]);
  expect(dayOf(own, '2027-02-08')).toMatchObject({
    away: kind,
    usual: [{ period: { opens: 660 } }],
  });
});

test('the hours of a day are in their order, each once, and what has no hour comes last', () => {
  const own = timetable(['Tous les jours', 'Mardi 14H', 'Lundi au mercredi 9H', 'Mardi 9H']);
  expect(opens(own, '2026-12-01')).toEqual([540, 840, undefined]);
});

const at = (phrase: string, minute: number) =>
  dayAt(timetable([phrase]), '2026-11-30', { day: '2026-11-30', minute }).usual.map(
    ({ state }) => state,
  );

test.each([
  ['Lundi 9H-12H30', 539, ['toCome']],
  ['Lundi 9H-12H30', 540, ['begun']],
  ['Lundi 9H-12H30', 749, ['begun']],
  ['Lundi 9H-12H30', 750, ['over']],
  ['Lundi 9H', 779, ['begun']],
  ['Lundi 9H', 780, ['over']],
  ['Lundi 8H-12H et 15H-18H', 800, ['over', 'toCome']],
  ['Tous les jours', 1079, ['toCome']],
  ['Tous les jours', 1080, ['over']],
  ['Lundi matin', 500, ['begun']],
] as const)('« %s » at %d minutes: %j', (phrase, minute, states) => {
  expect(at(phrase, minute)).toEqual(states);
});

test('what ends after midnight goes on the next day', () => {
  const statesOn = (day: Day, minute: number) =>
    dayAt(timetable(['Lundi 20H-6H']), day, { day, minute }).usual.map(({ state }) => state);
  expect(statesOn('2026-11-30', 1199)).toEqual(['toCome']);
  expect(statesOn('2026-11-30', 1300)).toEqual(['begun']);
  expect(statesOn('2026-12-01', 359)).toEqual(['begun']);
  expect(statesOn('2026-12-01', 360)).toEqual([]);
});
