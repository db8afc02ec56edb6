import { nightServices } from '../model/night-services';
import { availableServices } from './opening-hours';
import { services } from '../model/services/data';

/** The services open at night, each with the address of its page. */
export const servicesAtNight = nightServices(availableServices, services);
