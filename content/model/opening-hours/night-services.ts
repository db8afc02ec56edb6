import { routes } from '../clinic/routes';
import type { AvailableService } from './schema';
import { slugOf } from '../specialties/specialty';

export interface NightService {
  title: string;
  text: string;
  href: string;
}

/** Adds addresses of specialties. */
export function nightServices<Icon extends string>(
  available: readonly (AvailableService & { icon: Icon })[],
  services: Parameters<typeof slugOf>[1],
): (NightService & { icon: Icon })[] {
  return available.map(({ title, text, icon, linkId }) => ({
    title,
    text,
    icon,
    href: routes.specialty(slugOf({ id: linkId }, services)),
  }));
}
