import { encode } from '../calendar/code';
import { parse } from '../calendar/parse';
import { changeText, isChangeWhole, offeredFor, type Appointment, type Change } from './change';

/** A Thursday, after nine. */
const now = new Date('2027-01-14T09:20:00Z');
const doctors = [
  ['Dr Issa Coulibaly', 'Lundi 9H', 'Jeudi 9H'],
  ['Dr Awa Coulibaly', 'Sur R.D.V'],
].map(([name = '', ...phrases]) => ({
  name,
  code: encode({ rules: phrases.map(parse), exceptions: [] }),
}));

const appointment: Appointment = {
  doctor: 'Dr Issa Coulibaly',
  day: '2027-01-14',
  typedDay: '',
  newDay: '2027-01-21',
  typedNewDay: '',
  arrival: ' 10H30 ',
  name: ' Awa Traoré ',
  phone: '76 12 34 56',
};

const offered = (change: Change, typed: Record<string, string> = {}, at: Date | undefined = now) =>
  offeredFor(change, { ...appointment, ...typed }, doctors, at, 0);
const textOf = (change: Change, typed: Record<string, string> = {}) =>
  changeText(change, offered(change, typed), 'médecin');

const who = 'Patient : Awa Traoré\nTéléphone : 76 12 34 56';

test('the message of a move has the day of the appointment and the new one', () => {
  expect(textOf('deplacer')).toBe(
    `Bonjour, je souhaite déplacer mon rendez-vous du jeudi 14 au jeudi 21 janvier. Merci !\nMédecin : Dr Issa Coulibaly\n${who}`,
  );
  expect(textOf('deplacer', { newDay: '2027-02-01' })).toContain(
    'du jeudi 14 janvier au lundi 1er février. Merci',
  );
});

test('the message of a cancellation has the day of the appointment alone', () => {
  expect(textOf('annuler')).toBe(
    `Bonjour, je souhaite annuler mon rendez-vous du jeudi 14 janvier. Merci !\nMédecin : Dr Issa Coulibaly\n${who}`,
  );
});

test('who is late says when they arrive today, whatever was chosen before', () => {
  const late = 'Bonjour, je serai en retard à mon rendez-vous d’aujourd’hui';
  const rest = `Médecin : Dr Issa Coulibaly\nArrivée vers : 10H30\n${who}`;
  const typed = { day: 'autre', typedDay: 'lundi', typedNewDay: 'lundi' };
  expect(textOf('retard', typed)).toBe(`${late}, jeudi 14 janvier. Merci !\n${rest}`);
  const withoutClock = offeredFor('retard', appointment, doctors, undefined, 0);
  expect(changeText('retard', withoutClock, 'médecin')).toBe(`${late}. Merci !\n${rest}`);
  expect(isChangeWhole('retard', { ...appointment, arrival: ' ' })).toBe(false);
});

test('typed days have their lines, and what is forgotten is for the clinic to find', () => {
  const typed = { day: 'autre', typedDay: 'le 30', newDay: 'autre', typedNewDay: ' mardi ' };
  expect(textOf('deplacer', typed)).toContain(
    'mon rendez-vous. Merci !\nMédecin : Dr Issa Coulibaly\nJour du rendez-vous : le 30\nNouveau jour souhaité : mardi\nPatient',
  );
  const forgotten = { doctor: 'Je ne sais plus', day: '' };
  expect(textOf('annuler', forgotten)).toContain(
    '\nMédecin : à retrouver\nJour du rendez-vous : à retrouver\nPatient',
  );
  expect(textOf('deplacer', { day: '' })).toContain(
    'mon rendez-vous au jeudi 21 janvier. Merci !\nMédecin : Dr Issa Coulibaly\nJour du rendez-vous : à retrouver\n',
  );
});

test('words of a field that is no longer shown are left out, and days of another doctor', () => {
  expect(textOf('annuler', { typedDay: 'mardi' })).not.toContain('mardi');
  const { appointment: other } = offered('deplacer', { doctor: 'Dr Awa Coulibaly' });
  expect([other.day, other.newDay]).toEqual(['', '']);
  expect(offered('deplacer', { newDay: '2027-01-14' }).appointment.newDay).toBe('');
});

test('the days are those of a doctor who is known, and where it is known which day it is', () => {
  const days = (doctor: string, at?: Date) => {
    const { oldDays, newDays } = offeredFor('deplacer', { ...appointment, doctor }, doctors, at, 0);
    return [oldDays[0], newDays[0]];
  };
  // Who comes too late moves an appointment that has begun.
  expect(days('issa', now)).toEqual(['2027-01-14', '2027-01-18']);
  expect(days('Coulibaly', now)).toEqual([undefined, undefined]);
  expect(days('Dr Issa Coulibaly')).toEqual([undefined, undefined]);
});

test('nothing may be missing but the day of the appointment', () => {
  const isWhole = (change: Change, typed: Record<string, string>) =>
    isChangeWhole(change, offered(change, typed).appointment);
  expect(isWhole('deplacer', { day: '' })).toBe(true);
  expect(isWhole('annuler', { newDay: '' })).toBe(true);
  for (const missing of [{ newDay: '' }, { doctor: ' ' }, { name: '' }, { phone: '76' }])
    expect(isWhole('deplacer', missing)).toBe(false);
});
