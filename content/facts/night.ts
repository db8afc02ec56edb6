import { isAlwaysOpen } from '../model/calendar/hours';
import { isReceivedAlways } from '../model/emergencies/urgent';
import { nightServices } from '../model/opening-hours/night-services';
import { urgent } from './emergencies';
import { availableServices, hours } from './opening-hours';
import { services } from './services';

/** False where the emergencies alone are open. */
export const isOpenAtNight = isAlwaysOpen(hours.clinic.rules);

/** Empty for a clinic that closes. */
export const servicesAtNight = isOpenAtNight ? nightServices(availableServices, services) : [];

export const receivesAtNight = isReceivedAlways(urgent);

/** What the strip « Aujourd’hui » knows of the emergencies. */
export const emergenciesToday = urgent.isAtClinic
  ? hours.emergencies
  : { rules: [], exceptions: [] };
