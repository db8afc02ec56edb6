import { decode, encode } from '../calendar/code';
import { parse } from '../calendar/parse';
import { daysOffered, idOf, offeredInWords } from './offered-days';
import { candidatesFor, choiceIn, queryOf, timetableFor, type Offer } from './request';
import { halfDaysIn } from './wished';

const cardiology = {
  id: 'coeur',
  title: 'Cardiologie',
  doctors: ['awa', 'issa', 'ali'],
};
const on = (...phrases: string[]) => ({
  code: encode({ rules: phrases.map(parse), exceptions: [] }),
  days: phrases.join(', '),
});

/** Nobody of it is named. */
const gynaecology = { id: 'femme', title: 'Gynécologie', doctors: [] };

const offer: Offer = {
  reasons: [cardiology, gynaecology],
  wished: encode({
    rules: halfDaysIn([parse('Lundi au samedi 8H-13H, sans rendez-vous')]),
    exceptions: [],
  }),
  notice: 60,
  doctors: [
    { slug: 'awa', name: 'Dr Awa Keïta', specialty: 'Cardiologue', ...on('Sur R.D.V') },
    { slug: 'issa', name: 'Dr Issa Ba', specialty: 'Cardiologue', ...on('Samedi 9H') },
    {
      slug: 'ali',
      name: 'Dr Ali Sy',
      specialty: 'Cardiologue',
      ...on('Jeudi 9H', 'Jeudi 15H'),
    },
  ],
};
/** A Thursday. */
const now = new Date('2026-11-26T10:00:00Z');
const read = (search: string, at = now) => choiceIn(search, offer, at);

test('where it is not known which day it is, no date is offered, nor taken from an address', () => {
  const [, issa] = offer.doctors;
  expect(issa && daysOffered(decode(issa.code), undefined, 0)).toEqual(['premier', 'autre']);
  const dated = choiceIn('?medecin=issa&jour=2026-11-28T09', offer, undefined);
  expect(dated).toMatchObject({ gone: 'day' });
});

test('an address copied from HTML is read as meant', () => {
  const meant = read('?motif=coeur&medecin=issa');
  expect(read('?motif=coeur&amp;medecin=issa')).toEqual(meant);
  expect(meant.doctor?.slug).toBe('issa');
});

test('an address holds what is chosen, and is read back', () => {
  for (const search of [
    '?motif=coeur',
    '?motif=coeur&medecin=issa',
    '?motif=coeur&medecin=issa&jour=2026-11-28T09',
    '?motif=coeur&medecin=awa&jour=premier',
    '?motif=coeur&medecin=awa&jour=autre&etape=message',
  ])
    expect(queryOf(read(search))).toBe(search);
});

test('a doctor alone has the reason that leads to her colleagues', () => {
  expect(read('?medecin=issa').reason).toBe(cardiology);
  expect(read('?motif=foie&medecin=issa').reason).toBeUndefined();
});

test('what nobody offers is left out, with what follows it', () => {
  expect(read('?motif=foie')).toEqual({ reason: undefined });
  expect(read('?medecin=ali&jour=toString').gone).toBe('day');
  expect(read('?medecin=parti&jour=premier')).toEqual({ reason: undefined, gone: 'doctor' });
  expect(read('?medecin=ali&jour=2026-11-27T09&etape=message')).toEqual({
    reason: cardiology,
    doctor: offer.doctors[2],
    gone: 'day',
  });
});

test('a day is gone once its consultation has begun, and on a day without consultations', () => {
  expect(read('?medecin=ali&jour=2026-11-26T15')).toMatchObject({
    day: { day: '2026-11-26', period: { opens: 15 * 60 } },
  });
  expect(read('?medecin=ali&jour=2026-11-26T15', new Date('2026-11-26T15:00:00Z')).gone).toBe(
    'day',
  );
  const closed = { kind: 'closed', du: '2026-11-28', au: '2026-11-28' } as const;
  const code = encode({ rules: [parse('Samedi 9H')], exceptions: [closed] });
  const others = {
    ...offer,
    doctors: [{ slug: 'issa', name: '', specialty: '', code, days: '' }],
  };
  expect(choiceIn('?medecin=issa&jour=2026-11-28T09', others, now).gone).toBe('day');
});

test('where no day is known, one wishes for a half day on which the clinic is open', () => {
  const { doctor } = read('?motif=femme');
  expect(doctor).toMatchObject({ name: 'Gynécologie', slug: '' });
  const chosen = read('?motif=femme&jour=2026-11-28T08&etape=chat');
  expect(queryOf(chosen)).toBe('?motif=femme&jour=2026-11-28T08&etape=chat');
  expect(chosen.day && offeredInWords(chosen.day)).toBe('samedi 28 novembre, matin');
  expect(read('?motif=femme&jour=2026-11-29T08').gone).toBe('day');
  const away = { kind: 'absence', du: '2026-11-27', au: '2026-11-30' } as const;
  const [awa] = offer.doctors;
  const code = encode({ rules: [], exceptions: [away] });
  const days = awa && daysOffered(timetableFor({ ...awa, code }, offer), now, 0).map(idOf);
  expect(days?.[0]).toBe('2026-12-01T08');
});

test('whoever consults first is first, and by appointment only last', () => {
  const found = candidatesFor(cardiology, offer, now);
  expect(found.map(({ doctor, next }) => [doctor.slug, next && offeredInWords(next)])).toEqual([
    ['ali', 'jeudi 26 novembre, à partir de 15H'],
    ['issa', 'samedi 28 novembre, à partir de 9H'],
    ['awa', undefined],
  ]);
});

test('without a reason, all are in the order of the offer', () => {
  const found = candidatesFor(undefined, offer, now);
  expect(found.map(({ doctor, next }) => [doctor.slug, next])).toEqual([
    ['awa', undefined],
    ['issa', undefined],
    ['ali', undefined],
  ]);
});

test('a message has the stages that its step writes, and no others', () => {
  const stageOf = (search: string) => read(`?medecin=ali&jour=autre&${search}`).stage;
  for (const stage of ['message', 'chat', 'envoye']) expect(stageOf(`etape=${stage}`)).toBe(stage);
  for (const search of ['etape=annuler', 'etape=toString', 'etape='])
    expect(stageOf(search)).toBeUndefined();
});

test('a message that is opened keeps a day that begins too soon for a new one', () => {
  const at = (stage: string) =>
    read(`?medecin=ali&jour=2026-11-26T15&etape=${stage}`, new Date('2026-11-26T14:30:00Z'));
  expect(at('message')).toMatchObject({ gone: 'day' });
  expect(at('chat').day).toMatchObject({ day: '2026-11-26' });
});

test('one doctor alone is not a choice', () => {
  const alone = { ...offer, reasons: [{ ...cardiology, doctors: ['issa'] }] };
  expect(choiceIn('?motif=coeur', alone, now).doctor?.slug).toBe('issa');
});

test('signs after an address do not hide what it names', () => {
  expect(read('?motif=coeur,').reason).toBe(cardiology);
  expect(read('?medecin=ali&jour=premier).').day).toBe('premier');
});
