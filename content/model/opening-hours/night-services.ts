import { routes } from '../clinic/routes';
import type { AvailableService } from './schedule';
import { slugOf } from '../specialties/specialty';

/** A service that is open at night. */
export interface NightService {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** The services open day and night, each with the address of its specialty's page. */
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
