import { hoursSchema } from '../opening-hours/schema';
import { clinicHours } from '../opening-hours/service-hours';
import { urgentOf, whenIll } from './urgent';
import { callTo } from '../clinic/ways';

const phone = callTo('+22320000000', '+223\u00a020\u00a000\u00a000\u00a000');
const here = { received: 'oui', nationalNumber: '18' } as const;
const elsewhere = { nationalNumber: '18', hospital: 'CHU Gabriel-Touré' };
const open = (line: string) => clinicHours(hoursSchema.parse({ openingHours: [line] }));
const days = open('Lundi au samedi 7H-20H');
const always = open('24h/24');

test('a clinic with emergencies gives its telephone', () => {
  const { call, sentence, whenClosed } = urgentOf(here, phone, always);
  expect(call.href).toBe('tel:+22320000000');
  expect(sentence).toBe('Venez tout de suite ou appelez le +223\u00a020\u00a000\u00a000\u00a000');
  expect(whenClosed).toBeUndefined();
});

test('a clinic that closes also says what to do then', () => {
  expect(urgentOf(here, phone, days).whenClosed).toMatch(
    /^Nous sommes ouverts .*\. Quand nous sommes fermés, appelez le 18\.$/,
  );
});

test('a clinic without emergencies gives the national number and the hospital, open or closed', () => {
  const { call, sentence, whenClosed } = urgentOf(elsewhere, phone, days);
  expect(call).toEqual(callTo('18'));
  expect(sentence).toBe('Allez tout de suite aux urgences (CHU Gabriel-Touré) ou appelez le 18');
  expect(whenClosed).toBeUndefined();
});

test.each([
  [{ nationalNumber: '18' }, '18'],
  [{}, phone.note],
])('a clinic that says nothing of emergencies gives a number, and no place: %j', (said, number) => {
  const { call, sentence, placeHeading, ...urgent } = urgentOf(said, phone, always);
  expect([call.note, sentence]).toEqual([number, `Appelez tout de suite le ${number}`]);
  expect([placeHeading, urgent.isAtClinic, urgent.isAlways]).toEqual([undefined, false, false]);
});

test('a clinic whose hours are not known does not say when it is closed', () => {
  const { whenClosed, isAlways } = urgentOf(here, phone, clinicHours(hoursSchema.parse({})));
  expect([whenClosed, isAlways]).toEqual([undefined, false]);
});

test('a visitor who may be ill is told to come at any hour only where that is true', () => {
  expect(whenIll(urgentOf(here, phone, always))).toBe('Venez sans rendez-vous, jour et nuit.');
  expect(whenIll(urgentOf(here, phone, days))).toMatch(
    /^Venez tout de suite .*\. Nous sommes ouverts .* appelez le 18\.$/,
  );
  expect(whenIll(urgentOf(elsewhere, phone, always))).toBe(
    'Allez tout de suite aux urgences (CHU Gabriel-Touré) ou appelez le 18.',
  );
});

test.each([
  ['24h/24', undefined],
  [
    'Tous les jours 8H-20H',
    /^Les urgences sont ouvertes tous les jours, .*\. Quand elles sont fermées, appelez le 18\.$/u,
  ],
])('emergencies with hours of their own, %s, are not those of the clinic', (hours, words) => {
  const own = {
    title: 'Urgences',
    kind: 'urgences',
    openingHours: [hours],
  };
  const closing = ['Lundi au vendredi 8H-15H'];
  const { whenClosed } = urgentOf(
    here,
    phone,
    clinicHours(hoursSchema.parse({ openingHours: closing, 'horaires-par-service': [own] })),
  );
  if (words) expect(whenClosed).toMatch(words);
  else expect(whenClosed).toBeUndefined();
});
