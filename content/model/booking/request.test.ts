import {
  changeText,
  choiceIn,
  daysOffered,
  doctorsFor,
  doctorsOn,
  isWhole,
  queryOf,
  requestText,
  type Offer,
  type Person,
} from './request';

const cardiology = {
  id: 'coeur',
  tile: 'Cœur',
  title: 'Cardiologie',
  doctors: ['awa', 'issa', 'ali'],
};
const offer: Offer = {
  reasons: [cardiology],
  doctors: [
    { slug: 'awa', name: 'Dr Awa Keïta', specialty: 'Cardiologue', consultation: ['Sur R.D.V'] },
    { slug: 'issa', name: 'Dr Issa Ba', specialty: 'Cardiologue', consultation: ['Samedi 9H'] },
    {
      slug: 'ali',
      name: 'Dr Ali Sy',
      specialty: 'Cardiologue',
      consultation: ['Jeudi 9H', 'Jeudi 15H'],
    },
  ],
};
/** A Thursday. */
const now = new Date('2026-11-26T10:00:00Z');
const read = (search: string, at = now) => choiceIn(search, offer, at, []);

test('where it is not known which day it is, no date is offered, nor taken from an address', () => {
  const [, issa] = offer.doctors;
  expect(issa && daysOffered(issa, undefined, []).map(({ id }) => id)).toEqual([
    'premier',
    'autre',
  ]);
  for (const asked of ['?medecin=issa&jour=2026-11-28T09', '?jour=2026-11-28'])
    expect(choiceIn(asked, offer, undefined, [])).toMatchObject({ gone: 'day' });
});

test('an address holds what is chosen, and is read back', () => {
  for (const search of [
    '?motif=coeur',
    '?motif=coeur&medecin=issa',
    '?motif=coeur&medecin=issa&jour=2026-11-28T09',
    '?motif=coeur&medecin=awa&jour=premier',
    '?motif=coeur&medecin=awa&jour=autre&etape=demande',
  ])
    expect(queryOf(read(search))).toBe(search);
});

test('a doctor alone has the reason that leads to her colleagues', () => {
  expect(read('?medecin=issa').reason).toBe(cardiology);
  expect(read('?motif=foie&medecin=issa').reason).toBeUndefined();
});

test('what nobody offers is left out, with what follows it', () => {
  expect(read('?motif=foie')).toEqual({ reason: undefined, gone: undefined });
  expect(read('?medecin=ali&jour=toString').gone).toBe('day');
  expect(read('?medecin=parti&jour=premier')).toEqual({ reason: undefined, gone: 'doctor' });
  expect(read('?medecin=ali&jour=2026-11-27T09&etape=demande')).toEqual({
    reason: cardiology,
    doctor: offer.doctors[2],
    gone: 'day',
  });
});

test('a date alone offers those who still consult on it, by hour', () => {
  const [thursday, nobody] = [read('?jour=2026-11-26'), read('?jour=2026-11-27')];
  expect(thursday).toEqual({ day: { id: '2026-11-26', label: 'jeudi 26 novembre' } });
  expect(queryOf(thursday)).toBe('?jour=2026-11-26');
  const saturday = { id: '2026-11-28', label: 'samedi 28 novembre' };
  expect(nobody).toEqual({ day: saturday, gone: 'day' });
  expect(read('?jour=2026-11-26', new Date('2026-11-26T16:00:00Z'))).toEqual(nobody);
  for (const word of ['premier', 'autre', '2027-11-26', 'toString'])
    expect(read(`?jour=${word}`)).toEqual({ gone: 'day' });
  expect(
    doctorsOn('2026-11-26', offer, now, []).map(({ doctor, next }) => [doctor.slug, next?.id]),
  ).toEqual([['ali', '2026-11-26T15']]);
  expect(doctorsOn('2026-11-26', offer, new Date('2026-11-26T15:00:00Z'), [])).toEqual([]);
  expect(read('?motif=coeur&jour=2026-11-26')).toEqual({ reason: cardiology });
});

test('a day is gone once its consultation has begun, and on a day without consultations', () => {
  expect(read('?medecin=ali&jour=2026-11-26T15').day?.id).toBe('2026-11-26T15');
  expect(read('?medecin=ali&jour=2026-11-26T15', new Date('2026-11-26T15:00:00Z')).gone).toBe(
    'day',
  );
  const closure = {
    du: '2026-11-28',
    au: '2026-11-28',
    raison: 'Fête',
    urgences: 'oui',
    sauf: [],
  } as const;
  expect(choiceIn('?medecin=issa&jour=2026-11-28T09', offer, now, [closure]).gone).toBe('day');
});

test('whoever consults first is first, and by appointment only last', () => {
  const found = doctorsFor(cardiology, offer, now, []);
  expect(found.map(({ doctor, next }) => [doctor.slug, next?.label])).toEqual([
    ['ali', 'jeudi 26 novembre, 15H'],
    ['issa', 'samedi 28 novembre, 9H'],
    ['awa', undefined],
  ]);
});

test('by appointment only, one says which days suit', () => {
  const labels = offer.doctors.map((doctor) =>
    daysOffered(doctor, now, []).map(({ label }) => label),
  );
  expect(labels[0]).toEqual(['le premier jour possible', 'les jours qui me conviennent']);
  expect(labels[1]).toContain('un autre jour');
});

const thursday = { id: '2026-11-26T15', label: 'jeudi 26 novembre, 15H' };
const first = { id: 'premier', label: 'le premier jour possible' };
const another = { id: 'autre', label: 'un autre jour' };

const person: Person = {
  firstName: ' Awa ',
  lastName: 'Traoré',
  phone: '76 12 34 56',
  whom: 'enfant',
  isFirst: 'oui',
  consent: 'oui',
  days: '',
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
  expect(changeText('annuler', 'Dr Ali Sy', person)).toBe(
    'Bonjour, je souhaite annuler mon rendez-vous avec le Dr Ali Sy. Patient : Awa Traoré. Merci !',
  );
});

test('nothing is missing but the days of « un autre jour »', () => {
  expect(isWhole(person, first)).toBe(true);
  expect(isWhole(person, another)).toBe(false);
  expect(isWhole({ ...person, days: 'samedi matin' }, another)).toBe(true);
  const wrong = [
    '76 12 34 5',
    '+223 76 12 34 5',
    '00223 76 12 34 5',
    '+223',
    '76 12 34 56 '.repeat(3),
  ];
  for (const phone of wrong) expect(isWhole({ ...person, phone }, first)).toBe(false);
  for (const phone of ['+223 76 12 34 56', '0022376123456', '22 37 61 23', '+33 6 12 34 56 78'])
    expect(isWhole({ ...person, phone }, first)).toBe(true);
});
