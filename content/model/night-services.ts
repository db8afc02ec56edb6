import { routes } from './routes';
import type { AvailableService } from './schedule';
import { slugOf } from './specialty';

/** A service that receives at night, as the night band links to it. */
export interface NightService {
  readonly title: string;
  readonly href: string;
}

/** The services that receive at any hour, each with the address of its specialty's page. */
export function nightServices(
  available: readonly AvailableService[],
  services: Parameters<typeof slugOf>[1],
): NightService[] {
  return available.map(({ title, linkId }) => ({
    title,
    href: routes.specialty(slugOf({ id: linkId }, services)),
  }));
}
