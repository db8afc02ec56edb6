import { parse } from '../calendar/parse';
import { practicalAnchors } from '../practical/practical';
import { pageRoutes, routes } from '../clinic/routes';
import { emptyAddresses, pagesWith, siteAddressCheck, type SiteContent } from './site-content';

const block = { heading: 'Q', label: 'Q', answer: 'R' } as const;
const whole: SiteContent = {
  about: ['Qui nous sommes'],
  articles: [{ slug: 'fievre' }],
  doctors: [{ consultation: [parse('Lundi 9H')] }],
  english: { heading: 'In English' },
  equipment: ['scanner'],
  hours: ['Lundi\u00a0: 24h/24'],
  insurers: ['SOMAGEP'],
  practical: { pharmacy: block },
  services: ['Cardiologie'],
  specialties: ['Cardiologie'],
};
const empty: SiteContent = {
  about: [],
  articles: [],
  doctors: [],
  equipment: [],
  hours: [],
  insurers: [],
  practical: {},
  services: [],
  specialties: [],
};

test('a page exists with a single entry, and not without any', () => {
  expect(pagesWith(whole)).toEqual(pageRoutes);
  expect(pagesWith(empty)).toEqual(
    pageRoutes.filter(
      (page) =>
        ![
          'about',
          'articles',
          'doctors',
          'english',
          'hours',
          'insurers',
          'practical',
          'services',
        ].includes(page),
    ),
  );
});

test('the export omits pages without an entry, and the demonstration without practitioners', () => {
  expect(emptyAddresses({ ...whole, practitioners: ['Dr Fanta'] })).toEqual([]);
  const lists = [
    routes.services(),
    routes.doctors(),
    routes.hours(),
    routes.practical(),
    routes.about(),
    routes.insurers(),
    routes.articles(),
  ];
  expect(emptyAddresses({ ...empty, practitioners: [] })).toEqual([
    ...lists,
    routes.english(),
    routes.demonstration(),
  ]);
});

describe('an address', () => {
  const pharmacy = `${routes.practical()}#${practicalAnchors.pharmacy}`;
  const listed = [
    routes.articles(),
    routes.article('fievre'),
    `${routes.article('fievre')}#a-apporter`,
    routes.doctors(),
    routes.homeAnchor('doctors'),
    routes.week(),
    routes.insurers(),
    routes.practical(),
    pharmacy,
    routes.homeAnchor('plateau'),
    routes.homeAnchor('services'),
    routes.hours(),
    routes.services(),
  ];

  it('exists if the content has it', () => {
    expect(listed.filter((href) => !siteAddressCheck(whole)(href))).toEqual([]);
  });

  it('does not exist for an empty list', () => {
    expect(listed.filter(siteAddressCheck(empty))).toEqual([]);
  });

  it('does not exist for a missing article or block', () => {
    const isOnSite = siteAddressCheck(whole);
    expect(isOnSite(routes.article('retire'))).toBe(false);
    expect(isOnSite(`${routes.practical()}#${practicalAnchors.visitors}`)).toBe(false);
  });

  it('exists for every other page, whatever is empty', () => {
    const others = [routes.home(), routes.homeAnchor('contact'), routes.specialty('orl')];
    expect(others.filter(siteAddressCheck(empty))).toEqual(others);
  });
});
