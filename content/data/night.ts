import { nightServices } from '../model/night-services';
import { availableServices, openingHours } from './opening-hours';
import { services } from './services';

/** What the night band of the home page needs. */
export const night = {
  openingHours,
  services: nightServices(availableServices, services),
} as const;
