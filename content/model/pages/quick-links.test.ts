import { practical } from '../practical/data';
import { quickLinks } from './quick-links';

const addresses = (links: ReturnType<typeof quickLinks>) => links.map(({ href }) => href);

test('lead to what the clinic has stated', () => {
  expect(addresses(quickLinks(practical))).toEqual([
    '/medecins/',
    '/assurances/',
    '/infos-pratiques/#venir',
    '/infos-pratiques/',
  ]);
});

test('lead to pages that are always there, where it has stated nothing', () => {
  expect(addresses(quickLinks({}))).toEqual(['/medecins/', '/assurances/', '/#contact']);
});
