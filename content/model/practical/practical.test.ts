import { clinic } from '../clinic/data';
import {
  confirmedBlocks,
  practicalAnchors,
  questionsBeside,
  shownFacts,
  shownBlocks,
  type Practical,
} from './practical';
import { practicalData } from '../structured-data/practical';

const block = {
  heading: 'Combien ça coûte\u00a0?',
  label: 'Prix',
  answer: 'Peu.',
} as const;

const consultations = {
  heading: 'Consultations',
  rows: [
    { what: 'Généraliste', from: 7500 },
    { what: 'Spécialiste', from: 15_000, to: 20_000 },
  ],
} as const;

const whole = {
  languages: { ...block, atFrontDesk: ['français'] },
  pharmacy: block,
  visitors: block,
  results: block,
  vaccinations: block,
  maternity: block,
  coverage: block,
  payments: { ...block, methods: ['Espèces', 'Wave'] },
  prices: { ...block, consultations, others: [] },
  access: { ...block, street: 'Rue 1' },
  emergencies: block,
} as const satisfies Practical;

const doctors = [{ name: 'Dr A', languages: ['peul'] }];

it('the blocks of practical facts stand in one order, what is urgent first, however they are written', () => {
  expect(shownBlocks(whole).map(({ anchor }) => anchor)).toEqual(Object.values(practicalAnchors));
});

describe('search engines', () => {
  it('read nothing of facts that are absent', () => {
    expect(practicalData({}, clinic, doctors)).toEqual({});
    expect(practicalData({ pharmacy: block }, clinic, doctors)).toEqual({});
    expect(practicalData({ payments: whole.payments }, clinic, doctors)).toEqual({
      currenciesAccepted: 'XOF',
      paymentAccepted: 'Espèces, Wave',
    });
  });

  it('read prices, means of payment, emergencies and languages', () => {
    expect(practicalData(whole, clinic, doctors)).toEqual({
      priceRange: '7\u00a0500 à\u00a020\u00a0000\u00a0FCFA',
      currenciesAccepted: 'XOF',
      paymentAccepted: 'Espèces, Wave',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'emergency', telephone: clinic.phones[0] },
        {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: clinic.phones[0],
          availableLanguage: [{ '@type': 'Language', name: 'français' }],
        },
      ],
      knowsLanguage: [{ '@type': 'Language', name: 'peul' }],
    });
  });
});

it('questionsBeside gives the prices, and what leads back to the page', () => {
  const links = [{ label: 'Gynécologie', href: '/services/gynecologie/' }];
  const practical = { ...whole, maternity: { ...block, links } };
  expect(questionsBeside('/services/gynecologie/', practical).map(({ href }) => href)).toEqual([
    '/infos-pratiques/#prix',
    '/infos-pratiques/#maternite',
  ]);
  expect(questionsBeside('/services/orl/', practical)).toHaveLength(1);
  expect(questionsBeside('/services/orl/', {})).toEqual([]);
});

test('a link that leads to nothing on the site is left out, and the block stays', () => {
  const there = { label: 'Horaires', href: '/horaire/' };
  const gone = { label: 'Un conseil', href: '/conseils/retire/' };
  const practical = {
    pharmacy: { ...block, confirmed: 'oui', links: [gone, there] },
    visitors: { ...block, confirmed: 'oui', links: [gone] },
  } as const;
  const shown = shownFacts(practical, (href) => href !== gone.href);
  expect(shown.pharmacy?.links).toEqual([there]);
  expect(shown.visitors?.links).toBeUndefined();
});

test('a block that somebody has verified says when, and is told to search engines; no other', () => {
  const stated = {
    pharmacy: { ...block, confirmed: 'oui', verifie: { par: 'Awa', le: '2026-11-23' } },
    visitors: { ...block, confirmed: 'non' },
  } as const;
  const shown = shownFacts(stated, () => true);
  expect(shown.pharmacy?.verifiedOn).toBe('2026-11-23');
  expect(shown.visitors?.verifiedOn).toBeUndefined();
  expect(Object.keys(confirmedBlocks(stated))).toEqual(['pharmacy']);
});
