import { routes } from '../clinic/routes';
import type { AvailableService } from './schedule';
import { slugOf } from '../specialties/specialty';

export interface NightService {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** Adds addresses of specialties. */
export function nightServices<Icon extends string>(
  available: readonly (AvailableService & { readonly icon: Icon })[],
  services: Parameters<typeof slugOf>[1],
): (NightService & { readonly icon: Icon })[] {
  return available.map(({ title, text, icon, linkId }) => ({
    title,
    text,
    icon,
    href: routes.specialty(slugOf({ id: linkId }, services)),
  }));
}
