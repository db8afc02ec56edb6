import { nightServices } from './night-services';
import { availableServices } from './data';
import { services } from '../services/data';

/** The services open at night, each with the address of its page. */
export const servicesAtNight = nightServices(availableServices, services);
