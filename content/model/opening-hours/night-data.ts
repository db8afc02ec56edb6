import { nightServices } from './night-services';
import { availableServices, openingHours } from './data';
import { isAlwaysOpen } from './schedule';
import { services } from '../services/data';

export const isOpenAtNight = isAlwaysOpen(openingHours);

/** Empty for a clinic that closes. */
export const servicesAtNight = isOpenAtNight ? nightServices(availableServices, services) : [];
