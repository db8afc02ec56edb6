import { consultationsToAskFor } from '../booking/offered-days';
import { decode, encode } from '../calendar/code';
import { leftToday } from '../calendar/now';
import { parse } from '../calendar/parse';
import { occurrenceInWords, printAll } from '../calendar/print';
import { dayAtClinic } from './day-at-clinic';
import { consultationsAhead, isTooLateToWrite } from './next-consultations';
import { doctorOn } from './timetable';
import type { DoctorEntry } from './doctor';

/** In private practice from 17 to 20 h; in Ramadan from 11 to 14 h. */
const entry = {
  name: 'Dr Awa Traoré',
  consultation: [parse('Lundi 17H-20H')],
  periodes: [
    {
      du: '2027-02-08',
      au: '2027-03-09',
      raison: 'Ramadan',
      consultation: [parse('Lundi 11H-14H')],
    },
  ],
} as Partial<DoctorEntry> as DoctorEntry;

/** As a device reads it. */
const timetable = decode(encode(doctorOn('2027-01-01', entry, []).timetable));

/** The search for « aujourd’hui » finds `left`, of which cards mark the usual days. */
function partsAt(now: Date) {
  const { title, doctors, isToday } = dayAtClinic(
    [timetable],
    now,
    [],
    { rules: [], exceptions: [] },
    'médecin',
  );
  const [ofDay] = doctors;
  const left = leftToday(timetable, now).flatMap(({ rule }) => rule ?? []);
  const [asked] = consultationsToAskFor(timetable, now, 0).map(occurrenceInWords);
  const [next] = consultationsAhead(timetable, now, 3).map(occurrenceInWords);
  return { title, hour: ofDay?.hour, isToday, left, asked, next };
}

function saidAt(now: Date): string[] {
  const { title, hour, left, asked = '', next = '' } = partsAt(now);
  const hasBegun = isTooLateToWrite(timetable, now, 0) ? ', a commencé' : '';
  return [
    `bande ${[title.join(''), ...(hour ? [hour] : [])].join(', ')}`.replaceAll('\u00a0', ' '),
    `fiche ${printAll(left)}${hasBegun}`.replaceAll('\u00a0', ' '),
    `demande ${asked}`,
    `ensuite ${next}`,
  ];
}

const at = (day: string, minutes: number) => new Date(Date.parse(day) + minutes * 60_000);

/** Returns the hours from 06:00 to 24:00 at which the words change. */
function changesOn(day: string): [hour: number, ...said: string[]][] {
  const hours = Array.from({ length: 19 }, (_, index) => index + 6);
  const said = hours.map((hour): [number, ...string[]] => [hour, ...saidAt(at(day, hour * 60))]);
  return said.filter(([, ...words], index) => {
    const [, ...before] = said[index - 1] ?? [0];
    return words.join() !== before.join();
  });
}

const usual = '17H-20H';
const inRamadan = '11H-14H';

test('a day outside Ramadan', () => {
  const today = `bande Aujourd’hui, lundi 1er février : 1 médecin, ${usual}`;
  const [card, next] = [`fiche Lundi ${usual}`, `lundi 8 février, ${inRamadan}`];
  const own = `lundi 1er février, ${usual}`;
  const tuesday = 'mardi 2 : pas de consultation';
  const later = [`demande ${next}`, `ensuite ${next}`];
  expect(changesOn('2027-02-01')).toEqual([
    [6, today, card, `demande ${own}`, `ensuite ${own}`],
    [17, today, `${card}, a commencé`, ...later],
    [20, `bande Demain, ${tuesday}`, 'fiche ', ...later],
    [24, 'bande Aujourd’hui, mardi 2 février : pas de consultation', 'fiche ', ...later],
  ]);
});

test('a day in Ramadan', () => {
  const today = `bande Aujourd’hui, lundi 8 février : 1 médecin, ${inRamadan}`;
  const [card, next] = [`fiche Lundi ${inRamadan}`, `lundi 15 février, ${inRamadan}`];
  const own = `lundi 8 février, ${inRamadan}`;
  const later = [`demande ${next}`, `ensuite ${next}`];
  expect(changesOn('2027-02-08')).toEqual([
    [6, today, card, `demande ${own}`, `ensuite ${own}`],
    [11, today, `${card}, a commencé`, ...later],
    [14, 'bande Demain, mardi 9 : pas de consultation', 'fiche ', ...later],
    [24, 'bande Aujourd’hui, mardi 9 février : pas de consultation', 'fiche ', ...later],
  ]);
});

const minutes = Array.from({ length: 18 * 12 + 1 }, (_, index) => 6 * 60 + index * 5);

test.each(['2027-02-01', '2027-02-08', '2027-03-08', '2027-03-15'])(
  'at each moment of %s, no two parts contradict each other',
  (day) => {
    const isOf = (label = '') =>
      label.startsWith(`lundi ${Number(day.slice(-2))}`.replace(/ 1$/, ' 1er'));
    for (const minute of minutes) {
      const now = at(day, minute);
      const { isToday, hour, left, asked, next } = partsAt(now);
      const isHere = left.length > 0;
      const hasBegun = isTooLateToWrite(timetable, now, 0);
      const hours = left.map(({ periods }) => periods[0]);
      const [{ opens = 0, closes = 0 } = {}] = hours;
      const said = {
        minute,
        strip: isToday && hour !== undefined,
        hasBegun,
        next: isOf(next),
        asked: isOf(asked),
      };
      expect(said).toEqual({
        minute,
        strip: isHere,
        hasBegun: isHere && minute >= opens && minute < closes,
        next: isHere && minute < opens,
        asked: isHere && minute < opens,
      });
    }
  },
);
