import fc from 'fast-check';
import { telephoneOf, type Telephone } from '../../fields/telephone';
import type { ClinicPhone } from './phone';
import { nounFor } from '../doctors/naming';
import {
  allCalls,
  appointmentText,
  hrefSaying,
  mainCall,
  waysTo,
  wellFormed,
  type Purpose,
} from './ways';

const phone = (number: string, line: Pick<ClinicPhone, 'role' | 'label'> = {}) => ({
  ...(telephoneOf(number) as Telephone),
  ...line,
});

const noun = 'médecin' as const;

const clinics = {
  'WhatsApp and all': {
    noun,
    phones: [
      phone('+22320220001', { role: 'standard' }),
      phone('+22320220002', { role: 'urgences' }),
      phone('+22376000003', { role: 'rendez-vous' }),
      phone('+22320220004', { role: 'laboratoire' }),
    ],
    chatNumber: phone('+22376000005'),
    email: 'a@b.ml',
    writtenEmergencies: 'oui',
  },
  'SMS alone, read in emergencies': {
    noun,
    phones: [phone('+22376000001')],
    writtenEmergencies: 'oui',
  },
  'a chat that nobody reads in emergencies': {
    noun,
    phones: [phone('+2250700000001')],
    chatNumber: phone('+2250700000001'),
  },
  'two landlines': { noun, phones: [phone('+22320220001'), phone('+22320220002')] },
  'an emergency line before the desk': {
    noun,
    phones: [
      phone('+242060000001', { role: 'urgences' }),
      phone('+242050000002', { role: 'standard' }),
    ],
  },
  'one mobile, the emergency line': {
    noun,
    phones: [phone('+22376000001', { role: 'urgences' })],
  },
  'e-mail and a telephone': { noun, phones: [phone('+22320220001')], email: 'a@b.ml' },
  'lines by profession': {
    noun,
    phones: [
      phone('+33465710001', { label: 'Podologue' }),
      phone('+33465710002', { label: 'Infirmiers' }),
      phone('+33465710003', { label: 'Kinésithérapeutes' }),
    ],
  },
} as const satisfies Record<string, Parameters<typeof waysTo>[0]>;

const shown = (ways: ReturnType<typeof waysTo>) =>
  ways.map(({ kind, label, note }) =>
    (kind === 'call' ? note : `${label} ${note}`).replaceAll('\u00a0', ' '),
  );

const all = 'WhatsApp +223 76 00 00 05, SMS +223 76 00 00 05, E-mail a@b.ml';
const professions =
  'Podologue : +33 4 65 71 00 01, Infirmiers : +33 4 65 71 00 02, Kinésithérapeutes : +33 4 65 71 00 03';

test.each<[keyof typeof clinics, Partial<Record<Purpose, string>>]>([
  [
    'WhatsApp and all',
    {
      appointment: `${all}, +223 76 00 00 03`,
      change: `${all}, +223 76 00 00 03`,
      question: `${all}, +223 20 22 00 01`,
      results: `${all}, +223 20 22 00 04`,
      emergency: '+223 20 22 00 02, WhatsApp +223 76 00 00 05, SMS +223 76 00 00 05',
    },
  ],
  [
    'SMS alone, read in emergencies',
    {
      appointment: 'SMS +223 76 00 00 01, +223 76 00 00 01',
      emergency: '+223 76 00 00 01, SMS +223 76 00 00 01',
    },
  ],
  [
    'a chat that nobody reads in emergencies',
    {
      appointment: 'WhatsApp +225 07 00 00 0001, SMS +225 07 00 00 0001, +225 07 00 00 0001',
      emergency: '+225 07 00 00 0001',
    },
  ],
  [
    'two landlines',
    {
      appointment: '+223 20 22 00 01',
      results: '+223 20 22 00 01',
      emergency: '+223 20 22 00 01',
    },
  ],
  [
    'an emergency line before the desk',
    {
      appointment: 'SMS +242 05 000 0002, +242 05 000 0002',
      question: 'SMS +242 05 000 0002, +242 05 000 0002',
      results: 'SMS +242 05 000 0002, +242 05 000 0002',
      emergency: '+242 06 000 0001',
    },
  ],
  [
    'one mobile, the emergency line',
    {
      appointment: 'Urgences : +223 76 00 00 01',
      change: 'Urgences : +223 76 00 00 01',
      emergency: '+223 76 00 00 01',
    },
  ],
  [
    'e-mail and a telephone',
    { appointment: 'E-mail a@b.ml, +223 20 22 00 01', emergency: '+223 20 22 00 01' },
  ],
  [
    'lines by profession',
    {
      appointment: professions,
      question: professions,
      emergency: 'Podologue : +33 4 65 71 00 01',
    },
  ],
])('%s', (name, expected) => {
  const found = Object.keys(expected).map((purpose) => [
    purpose,
    shown(waysTo(clinics[name], purpose as Purpose)).join(', '),
  ]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('the buttons of a doctor call the line that she names', () => {
  const doctor = { name: 'Mme Awa Traoré', ligne: 'Kinésithérapeutes' };
  const ways = waysTo(clinics['lines by profession'], 'appointment', { doctor });
  expect(ways).toEqual([
    {
      kind: 'call',
      href: 'tel:+33465710003',
      label: 'Appeler',
      note: '+33 4 65 71 00 03'.replaceAll(' ', '\u00a0'),
    },
  ]);
  const laboratory = waysTo(clinics['WhatsApp and all'], 'appointment', { line: 'laboratoire' });
  expect(laboratory.at(-1)?.href).toBe('tel:+22320220004');
});

test('a button without a name calls a line alone, and leads to several', () => {
  const hrefs = Object.values(clinics).map((one) => mainCall(waysTo(one, 'question'))?.href);
  expect(hrefs.filter((href) => !href?.startsWith('tel:'))).toEqual(['/#contact']);
});

test('a clinic that names no doctor is asked for none', () => {
  const unnamed = { ...clinics['WhatsApp and all'], noun: nounFor([]) };
  expect(waysTo(unnamed, 'appointment')[0]?.href).not.toContain(encodeURIComponent('médecin'));
});

test('a list of telephones has their names', () => {
  const notes = allCalls(clinics['WhatsApp and all']).map(({ note }) => note.split('\u00a0')[0]);
  expect(notes).toEqual(['Standard', 'Urgences', 'Rendez-vous', 'Laboratoire']);
});

test.each([
  ['appointment', {}, 'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !'],
  [
    'appointment',
    { doctor: { name: 'Sage-femme Awa Traoré' } },
    'Bonjour, je souhaite prendre rendez-vous avec la sage-femme Awa Traoré. Merci !',
  ],
  [
    'appointment',
    { subject: 'Radiologie' },
    'Bonjour, je vous écris au sujet de : Radiologie. Je souhaite prendre rendez-vous. Merci !',
  ],
  [
    'question',
    { subject: 'mon assurance' },
    'Bonjour, j’ai une question sur mon assurance : … Merci !',
  ],
  ['results', { text: 'Ça va ? 50 % & plus # + ok\n' }, 'Ça va ? 50 % & plus # + ok\n'],
] as const)('%s, %j: « %s »', (purpose, known, text) => {
  const [chat] = waysTo(clinics['WhatsApp and all'], purpose, known);
  expect(chat?.href.split('?')[0]).toBe('https://wa.me/22376000005');
  expect(new URL(chat?.href ?? '').searchParams.get('text')).toBe(text);
});

test('half an emoji breaks no link, a whole one stays, and lines end as RFC 6068 § 5 asks', () => {
  expect(wellFormed('Awa \ud83d\u2028👩🏾‍⚕️')).toBe('Awa \ufffd\u2028👩🏾‍⚕️');
  expect(appointmentText('Dr Awa Traoré', 'jeudi 26 novembre, 9H')).toMatch(
    / le Dr Awa Traoré\. Merci ! Jour souhaité : jeudi 26 novembre, 9H\.$/,
  );
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('\ud83d', '\ude00', 'é', '\n') }), (text) => {
      const body = encodeURIComponent(wellFormed(text));
      const said = (kind: 'chat' | 'sms' | 'email') =>
        hrefSaying({ kind, href: 'x:y?body=before' }, text, 'À vous & moi');
      expect(said('chat')).toBe(`x:y?text=${body}`);
      expect(said('sms')).toBe(`x:y?body=${body}`);
      expect(said('email')).toBe(
        `x:y?subject=%C3%80%20vous%20%26%20moi&body=${body.replaceAll('%0A', '%0D%0A')}`,
      );
    }),
  );
});
