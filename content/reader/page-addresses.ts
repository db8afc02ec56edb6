import { pageRoutes, routes } from '../model/clinic/routes';
import { slugOf } from '../model/specialties/specialty';
import type { Content } from './files';

/** Returns the addresses of all pages, including those of unverified facts. The content must be valid. */
export const pageAddresses = ({ articles, doctors, services, specialties }: Content): string[] => [
  ...[...pageRoutes, 'demonstration' as const, 'offline' as const].map((page) => routes[page]()),
  ...articles.map(([slug]) => routes.article(slug)),
  ...doctors.map(([, { name }]) => routes.doctor(name)),
  ...specialties.map(([id]) => routes.specialty(slugOf({ id }, services))),
];
