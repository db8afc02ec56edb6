import { availableServices } from '../../facts/opening-hours';
import { services } from '../../facts/services';
import { nightServices } from './night-services';
import { pagesOfSpecialties } from '../../facts/specialty-pages';

it('leads each service of the night to the page of its specialty', () => {
  const addresses = pagesOfSpecialties.map(({ slug }) => `/services/${slug}/`);
  const night = nightServices(availableServices, services);
  expect(night.map(({ title }) => title)).toEqual(availableServices.map(({ title }) => title));
  expect(night.filter(({ href }) => !addresses.includes(href))).toEqual([]);
  expect(new Set(night.map(({ href }) => href)).size).toBe(availableServices.length);
});
