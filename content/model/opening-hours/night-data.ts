import { nightServices } from './night-services';
import { availableServices } from './data';
import { services } from '../services/data';

export const servicesAtNight = nightServices(availableServices, services);
