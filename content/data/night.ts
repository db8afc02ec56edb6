import { nightServices } from '../model/night-services';
import { availableServices } from './opening-hours';
import { services } from './services';

/** The services that receive at night, as the band of the home page links to them. */
export const servicesAtNight = nightServices(availableServices, services);
