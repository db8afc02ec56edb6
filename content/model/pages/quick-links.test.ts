import { quickLinks } from './quick-links';

const addresses = (links: ReturnType<typeof quickLinks>) => links.map(({ href }) => href);

test('link to the facts that the clinic has stated', () => {
  const block = { heading: 'Visites ?', label: 'Visites', answer: 'De 15 h à 18 h.' };
  const practical = { access: { ...block, street: 'Rue 1' }, visitors: block };
  expect(addresses(quickLinks(practical, 'médecin', false))).toEqual([
    '/medecins/',
    '/assurances/',
    '/infos-pratiques/#venir',
    '/infos-pratiques/#visites',
  ]);
});

test('link to permanent pages if it has stated none', () => {
  expect(addresses(quickLinks({}, 'médecin', true))).toEqual([
    '/medecins/',
    '/assurances/',
    '/#contact',
  ]);
});

test('do not promise a way that nobody has described', () => {
  expect(addresses(quickLinks({}, 'médecin', false))).toEqual(['/medecins/', '/assurances/']);
});
