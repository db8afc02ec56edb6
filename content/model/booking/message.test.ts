import { hrefSaying } from '../clinic/ways';
import { isForeign, isWhole, requestText, type Person } from './message';

const ali = { slug: 'ali', name: 'Dr Ali Sy' };
const thursday = { day: '2026-11-26', period: { opens: 15 * 60 } } as const;

const person: Person = {
  firstName: ' Awa ',
  lastName: 'Traoré',
  phone: '76 12 34 56',
  writer: '',
  whom: 'enfant',
  isFirst: 'oui',
  inWriting: '',
  consent: 'oui',
  days: '',
};

test('the message begins as the specification says, and holds no reason', () => {
  expect(requestText(ali, thursday, person)).toBe(
    [
      'Bonjour, je souhaite prendre rendez-vous avec le Dr Ali Sy. Merci !',
      'Jour souhaité : jeudi 26 novembre, à partir de 15H',
      'Patient : Awa Traoré (enfant)',
      'Téléphone : 76 12 34 56',
      'Première visite : oui',
    ].join('\n'),
  );
});

test('who asks for a relative gives a name of their own', () => {
  const relative: Person = { ...person, whom: 'proche', writer: ' Moussa  Traoré ' };
  expect(requestText(ali, thursday, relative)).toContain(
    'Patient : Awa Traoré\nDemandé par : Moussa Traoré\nTéléphone',
  );
  expect([relative, { ...relative, writer: ' ' }].map((one) => isWhole(one, 'premier'))).toEqual([
    true,
    false,
  ]);
});

test('who cannot be called says so after the telephone', () => {
  expect(
    requestText(ali, thursday, {
      ...person,
      inWriting: 'oui',
      isFirst: '',
    }),
  ).toMatch(
    /\nTéléphone : 76 12 34 56\nRéponse : par écrit, s’il vous plaît \(je ne peux pas téléphoner\)$/,
  );
});

test('ten digits that begin with 0 are of another country, unless the clinic’s has such numbers', () => {
  for (const phone of ['06 12 34 56 78', '0612345678', ' (06) 12.34.56.78 '])
    expect([isForeign(phone, 8), isForeign(phone, 10)]).toEqual([true, false]);
  for (const phone of ['76 12 34 56', '+33 6 12 34 56 78', '00223 76 12 34 56', '061234567', ''])
    expect(isForeign(phone, 8)).toBe(false);
  expect(isForeign('06 12 34 56 78', undefined)).toBe(false);
});

test('nothing is missing but the days of « un autre jour »', () => {
  expect(isWhole(person, 'premier')).toBe(true);
  expect(isWhole(person, 'autre')).toBe(false);
  expect(isWhole({ ...person, days: 'samedi matin' }, 'autre')).toBe(true);
  for (const consent of ['', 'non', 'toString'])
    expect(isWhole({ ...person, consent }, 'premier')).toBe(false);
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
    const odd = { ...person, firstName: text, days: text, phone: text };
    const message = requestText(ali, 'autre', odd);
    expect(() => encodeURIComponent(message)).not.toThrow();
    expect(message.split(/[\p{Zl}\p{Zp}\p{Cc}]/u).length).toBeLessThanOrEqual(5);
    for (const kind of ['chat', 'sms', 'email'] as const)
      expect(hrefSaying({ kind, href: '' }, message, 'x').length).toBeLessThan(8_000);
  }
  for (const field of ['firstName', 'lastName', 'days'])
    expect(isWhole({ ...person, [field]: '6'.repeat(201) }, 'autre')).toBe(false);
  expect(requestText(ali, 'premier', { ...person, firstName: 'Awa \ud83d' })).toContain(
    'Patient : Awa \ufffd Traoré',
  );
});
