import { clinicNow } from '@/components/ui/dated/clinic-now';
import { parse, parseOpening } from '@/content/model/calendar/parse';
import { occurrenceInWords } from '@/content/model/calendar/print';
import type { Timetable } from '@/content/model/calendar/timetable';
import { dayAtClinic } from '@/content/model/doctors/day-at-clinic';
import { consultationsAhead } from '@/content/model/doctors/next-consultations';

const ramadan = { kind: 'period', du: '2027-02-08', au: '2027-03-09' } as const;

interface OneClinic {
  zone: string;
  doctor: Timetable;
  emergencies: Timetable;
}

const paris: OneClinic = {
  zone: 'Europe/Paris',
  doctor: { rules: [parse('Dimanche 9H-12H')], exceptions: [] },
  emergencies: { rules: [parseOpening('8H-20H')], exceptions: [] },
};

const casablanca: OneClinic = {
  zone: 'Africa/Casablanca',
  doctor: {
    rules: [parse('Lundi 9H-12H')],
    exceptions: [{ ...ramadan, rules: [parse('Lundi 10H-13H')] }],
  },
  emergencies: {
    rules: [parseOpening('8H-20H')],
    exceptions: [{ ...ramadan, rules: [parseOpening('9H-15H')] }],
  },
};

afterEach(() => {
  delete document.documentElement.dataset.zone;
  jest.useRealTimers();
});

function check({ zone, doctor, emergencies }: OneClinic, at: string, said: string, next: string) {
  jest.useFakeTimers({ now: new Date(at) });
  document.documentElement.dataset.zone = zone;
  const now = clinicNow() ?? new Date(Number.NaN);
  expect(dayAtClinic([doctor], now, [], emergencies, 'médecin').title.join('')).toContain(said);
  expect(consultationsAhead(doctor, now, 1).map(occurrenceInWords)[0]).toContain(next);
}

// At 1:00 UTC, it goes forward on 28 March and back on 31 October (time zone database).
test.each([
  ['2027-03-27T22:59Z', 'Urgences fermées, consultations demain dès 9H', 'dimanche 28 mars'],
  ['2027-03-28T06:59Z', 'Aujourd’hui, dimanche 28 mars', 'dimanche 28 mars'],
  ['2027-03-28T07:00Z', 'Aujourd’hui, dimanche 28 mars', 'dimanche 4 avril'],
  [
    '2027-03-28T17:59Z',
    'Urgences ouvertes jusqu’à 20H, pas de consultation demain',
    'dimanche 4 avril',
  ],
  ['2027-03-28T18:00Z', 'Urgences fermées, pas de consultation demain', 'dimanche 4 avril'],
  ['2027-10-30T22:00Z', 'Aujourd’hui, dimanche 31 octobre', 'dimanche 31 octobre'],
  ['2027-10-31T07:59Z', 'Aujourd’hui, dimanche 31 octobre', 'dimanche 31 octobre'],
  ['2027-10-31T08:00Z', 'Aujourd’hui, dimanche 31 octobre', 'dimanche 7 novembre'],
  [
    '2027-10-31T18:59Z',
    'Urgences ouvertes jusqu’à 20H, pas de consultation demain',
    'dimanche 7 novembre',
  ],
])('by the clock of Paris, at %s: « %s », then %s', (at, said, next) => {
  check(paris, at, said, next);
});

// An hour ahead of UTC, but from 7 February to 14 March 2027, at 2:00 UTC (time zone database).
test.each([
  ['2027-02-01T07:59Z', 'Aujourd’hui, lundi 1er février', 'lundi 1er février, 9H-12H'],
  ['2027-02-01T08:00Z', 'Aujourd’hui, lundi 1er février', 'lundi 8 février, 10H-13H'],
  ['2027-02-08T09:59Z', 'Aujourd’hui, lundi 8 février', 'lundi 8 février, 10H-13H'],
  [
    '2027-03-08T14:59Z',
    'Urgences ouvertes jusqu’à 15H, pas de consultation demain',
    'lundi 15 mars, 9H-12H',
  ],
  ['2027-03-08T15:00Z', 'Urgences fermées, pas de consultation demain', 'lundi 15 mars, 9H-12H'],
  ['2027-03-15T07:59Z', 'Aujourd’hui, lundi 15 mars', 'lundi 15 mars, 9H-12H'],
  ['2027-03-15T08:00Z', 'Aujourd’hui, lundi 15 mars', 'lundi 22 mars, 9H-12H'],
])('by the clock of Casablanca, at %s: « %s », then %s', (at, said, next) => {
  check(casablanca, at, said, next);
});
