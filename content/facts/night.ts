import { nightServices } from '../model/opening-hours/night-services';
import { isAlwaysOpen } from '../model/calendar/hours';
import { availableServices, hours } from './opening-hours';
import { services } from './services';

export const isOpenAtNight = isAlwaysOpen(hours.rules);

/** Empty for a clinic that closes. */
export const servicesAtNight = isOpenAtNight ? nightServices(availableServices, services) : [];
