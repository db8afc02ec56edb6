import { nightServices } from '../model/opening-hours/night-services';
import { availableServices, openingHours } from './opening-hours';
import { isAlwaysOpen } from '../model/opening-hours/schedule';
import { services } from './services';

export const isOpenAtNight = isAlwaysOpen(openingHours);

/** Empty for a clinic that closes. */
export const servicesAtNight = isOpenAtNight ? nightServices(availableServices, services) : [];
