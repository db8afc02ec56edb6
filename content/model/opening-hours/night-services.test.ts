import { availableServices } from './data';
import { services } from '../services/data';
import { specialties } from '../specialties/data';
import { nightServices } from './night-services';
import { specialtyPages } from '../specialties/specialty-pages';
import { clinic } from '../clinic/data';

it('leads each service of the night to the page of its specialty', () => {
  const pages = specialtyPages(specialties, services, clinic);
  const addresses = pages.map(({ slug }) => `/services/${slug}/`);
  const night = nightServices(availableServices, services);
  expect(night.map(({ title }) => title)).toEqual(availableServices.map(({ title }) => title));
  expect(night.filter(({ href }) => !addresses.includes(href))).toEqual([]);
  expect(new Set(night.map(({ href }) => href)).size).toBe(availableServices.length);
});
