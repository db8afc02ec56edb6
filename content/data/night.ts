import { nightServices } from '../model/night-services';
import { availableServices } from './opening-hours';
import { services } from './services';

/** The services open at night, each with the address of its page. */
export const servicesAtNight = nightServices(availableServices, services);
