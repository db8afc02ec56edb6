import { nightServices } from './night-services';
import { availableServices, openingHours } from './data';
import { isAlwaysOpen } from './schedule';
import { services } from '../services/data';

/** Empty for a clinic that closes. */
export const servicesAtNight = isAlwaysOpen(openingHours)
  ? nightServices(availableServices, services)
  : [];
