import { clinic } from '../../facts/clinic';
import {
  beforeConsulting,
  confirmedBlocks,
  ownAnswers,
  practicalAnchors,
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

it('practical blocks have a fixed order, with urgent ones first', () => {
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
        { '@type': 'ContactPoint', contactType: 'emergency', telephone: clinic.phones[0].number },
        {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          telephone: clinic.phones[0].number,
          availableLanguage: [{ '@type': 'Language', name: 'français' }],
        },
      ],
      knowsLanguage: [{ '@type': 'Language', name: 'peul' }],
    });
  });

  it('read each role of a telephone once', () => {
    const phones = [
      { number: '+22300000001', shown: '+22300000001', takesSms: false, role: 'urgences' },
      { number: '+22300000002', shown: '+22300000002', takesSms: false, role: 'rendez-vous' },
      { number: '+22300000004', shown: '+22300000004', takesSms: false },
    ] as const;
    const { emergencies } = whole;
    expect(
      practicalData({ emergencies }, { phones, currency: 'XOF' }, doctors).contactPoint,
    ).toEqual([
      { '@type': 'ContactPoint', contactType: 'emergency', telephone: '+22300000001' },
      { '@type': 'ContactPoint', contactType: 'reservations', telephone: '+22300000002' },
    ]);
  });
});

describe('on the page of a specialty', () => {
  const heart = { what: 'ECG', from: 10_000, specialties: ['heart'] };
  const exams = { heading: 'Examens', rows: [heart, { what: 'Scanner', from: 75_000 }] };
  const links = [{ label: 'Cœur', href: '/services/heart/' }];
  const image = { term: 'Radio', text: 'Après l’examen', specialties: ['image'] };
  const practical = {
    prices: { ...block, consultations, others: [exams] },
    maternity: { ...block, links },
    results: { ...block, tables: [{ heading: 'Délais', rows: [image] }] },
    pharmacy: block,
  } as unknown as Practical;
  const answers = (id: string) => ownAnswers(id, `/services/${id}/`, practical);

  test('its own prices are shown, and facts that link to it, with the answer', () => {
    expect(answers('heart')).toEqual([
      {
        heading: block.heading,
        href: '/infos-pratiques/#prix',
        prices: [{ heading: 'Examens', rows: [heart] }],
        facts: [],
      },
      expect.objectContaining({ href: '/infos-pratiques/#maternite', answer: 'Peu.' }),
    ]);
  });

  test('rows that name it are shown; without a price, what applies to all', () => {
    expect(answers('image')).toEqual([
      expect.objectContaining({ href: '/infos-pratiques/#prix', answer: 'Peu.', prices: [] }),
      {
        heading: block.heading,
        href: '/infos-pratiques/#resultats',
        prices: [],
        facts: [image],
      },
    ]);
    expect(ownAnswers('image', '', {})).toEqual([]);
  });
});

test('a doctor’s page links to the price of a consultation, if known, and to the directions', () => {
  const own = { what: 'Spécialiste', from: 15_000, specialties: ['heart'] } as const;
  const table = { heading: 'Consultations', rows: [own] } as const;
  const prices = { ...block, consultations: table, others: [] };
  const practical: Practical = { prices, access: whole.access };
  const way = { label: block.heading, href: '/infos-pratiques/#venir' };
  expect(beforeConsulting('heart', practical)).toEqual([
    {
      label: 'Prix de la consultation\u00a0: 15\u00a0000\u00a0FCFA',
      href: '/infos-pratiques/#prix-consultations-specialiste',
    },
    way,
  ]);
  expect(beforeConsulting('image', practical)).toEqual([way]);
  expect(beforeConsulting('heart', {})).toEqual([{ label: 'Comment venir', href: '/#contact' }]);
});

test('a link to a missing page is omitted, and its block stays', () => {
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

test('only a verified block is in structured data', () => {
  const stated = {
    pharmacy: { ...block, confirmed: 'oui', verifie: { par: 'Awa', le: '2026-11-23' } },
    visitors: { ...block, confirmed: 'non' },
  } as const;
  expect(Object.keys(confirmedBlocks(stated))).toEqual(['pharmacy']);
});
