import { pageRoutes, routes } from '../model/clinic/routes';
import { slugOf } from '../model/specialties/specialty';
import type { Content } from './files';

/** Returns the addresses of all pages, those of unverified facts included. Call without faults. */
export const pageAddresses = ({ articles, doctors, services, specialties }: Content): string[] => [
  ...[...pageRoutes, 'demonstration' as const, 'offline' as const].map((page) => routes[page]()),
  ...articles.map(([slug]) => routes.article(slug)),
  ...doctors.map(([, { name }]) => routes.doctor(name)),
  ...specialties.map(([id]) => routes.specialty(slugOf({ id }, services))),
];
