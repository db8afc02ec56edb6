import { hrefSaying } from '../clinic/ways';
import { changeText, isWhole, requestText, type Person } from './message';

const thursday = { day: '2026-11-26', period: { opens: 15 * 60 } } as const;

const person: Person = {
  firstName: ' Awa ',
  lastName: 'Traoré',
  phone: '76 12 34 56',
  whom: 'enfant',
  isFirst: 'oui',
  consent: 'oui',
  days: '',
  date: '',
};

test('the message begins as the specification says, and holds no reason', () => {
  expect(requestText('Dr Ali Sy', thursday, person)).toBe(
    [
      'Bonjour, je souhaite prendre rendez-vous avec le Dr Ali Sy. Merci !',
      'Jour souhaité : jeudi 26 novembre, 15H',
      'Patient : Awa Traoré (mon enfant)',
      'Téléphone : 76 12 34 56',
      'Première visite : oui',
    ].join('\n'),
  );
});

test('a change names the doctor, the day and the patient', () => {
  const first = { annuler: 'je souhaite annuler mon', retard: 'je serai en retard à mon' } as const;
  for (const [change, words] of Object.entries(first))
    expect(changeText(change as keyof typeof first, 'Dr Ali Sy', thursday, person, 'médecin')).toBe(
      [
        `Bonjour, ${words} rendez-vous. Merci !`,
        'Médecin : Dr Ali Sy',
        'Jour du rendez-vous : jeudi 26 novembre, 15H',
        'Patient : Awa Traoré',
        'Téléphone : 76 12 34 56',
      ].join('\n'),
    );
  const typed = { ...person, days: 'lundi', date: 'le 3 janvier' };
  expect(changeText('deplacer', 'Dr Ali Sy', 'autre', typed, 'médecin')).toContain(
    '\nJour du rendez-vous : le 3 janvier\nJour souhaité : lundi\nPatient : ',
  );
});

test('only a message that moves an appointment contains the new day, and a blank field has no line', () => {
  const typed = { ...person, days: ' samedi ', phone: '' };
  const textOf = (change: 'deplacer' | 'annuler', days = typed.days) =>
    changeText(change, 'Dr Ali Sy', thursday, { ...typed, days }, 'médecin');
  expect(textOf('deplacer')).toContain('\nJour souhaité : samedi\n');
  for (const text of [textOf('annuler'), textOf('deplacer', ' ')])
    expect(text).not.toMatch(/souhaité :|Téléphone/);
});

test('who has forgotten the doctor asks the clinic to find the appointment', () => {
  expect(
    changeText('annuler', undefined, 'autre', { ...person, date: 'jeudi' }, 'médecin'),
  ).toMatch(/^Bonjour, je souhaite annuler mon rendez-vous\. Merci !\nMédecin : à retrouver\nJour/);
});

test('nothing is missing but the days of « un autre jour »', () => {
  expect(isWhole(person, 'premier')).toBe(true);
  expect(isWhole(person, 'autre')).toBe(false);
  expect(isWhole({ ...person, days: 'samedi matin' }, 'autre')).toBe(true);
  for (const consent of ['', 'non', 'toString'])
    expect(isWhole({ ...person, consent }, 'premier')).toBe(false);
});

test('an appointment already made needs a name, and its day where none is listed', () => {
  const named = { ...person, phone: '', consent: '' };
  expect(isWhole(named, thursday, true)).toBe(true);
  expect(isWhole({ ...named, lastName: ' ' }, thursday, true)).toBe(false);
  expect(isWhole({ ...named, days: 'samedi' }, 'autre', true)).toBe(false);
  expect(isWhole({ ...named, date: 'samedi 28' }, 'autre', true)).toBe(true);
});

test('a telephone has all its digits, of any script, and may be two', () => {
  const withPhone = (phone: string) => isWhole({ ...person, phone }, 'premier');
  const wrong = [
    '76 12 34 5',
    '+223 76 12 34 5',
    '00223 76 12 34 5',
    '+223',
    '٧٠٠٠٠٠٠',
    '223 76 12 34',
    '223 7612345',
    '+221 77 123 45 6',
    '225 07 08 09 10',
    '12/05/1990',
    '12 05 1990',
    '1990-5-12',
    'awa12345678@exemple.com',
  ];
  expect(wrong.filter(withPhone)).toEqual([]);
  const right = [
    '+223 76 12 34 56',
    '0022376123456',
    '22 37 61 23',
    '223 76 12 34 56',
    '\u202a+223 76 12 34 56\u202c',
    '+221 77 123 45 67',
    '+33 6 12 34 56 78',
    '٧٠٠٠٠٠٠٠',
    '+223 76 12 34 56 / 00223 66 12 34 56',
    `76${'x'.repeat(20_000)}123456`,
  ];
  expect(right.filter((phone) => !withPhone(phone))).toEqual([]);
});

test('whatever is typed can be sent, on its own line', () => {
  for (const text of ['Awa \ud83d', 'Awa\u2028Ba', 'a\u0000\u000b\u0085b', '👩🏽'.repeat(50)]) {
    const odd = { ...person, firstName: text, days: text, date: text, phone: text };
    for (const message of [
      requestText('Dr Ali Sy', 'autre', odd),
      changeText('annuler', 'Dr Ali Sy', 'autre', odd, 'médecin'),
    ]) {
      expect(() => encodeURIComponent(message)).not.toThrow();
      expect(message.split(/[\p{Zl}\p{Zp}\p{Cc}]/u).length).toBeLessThanOrEqual(5);
      for (const kind of ['chat', 'sms', 'email'] as const)
        expect(hrefSaying({ kind, href: '' }, message, 'x').length).toBeLessThan(8_000);
    }
  }
  for (const field of ['firstName', 'lastName', 'days', 'date'])
    expect(isWhole({ ...person, [field]: '6'.repeat(201) }, 'premier')).toBe(false);
  expect(requestText('Dr Ali Sy', 'premier', { ...person, firstName: 'Awa \ud83d' })).toContain(
    'Patient : Awa \ufffd Traoré',
  );
});
