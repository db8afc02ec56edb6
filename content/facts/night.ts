import { isAlwaysOpen } from '../model/calendar/hours';
import { isReceivedAlways } from '../model/emergencies/urgent';
import { nightServices } from '../model/opening-hours/night-services';
import { urgent } from './emergencies';
import { availableServices, closures, hours } from './opening-hours';
import { services } from './services';
import { today } from '../reader/content';

/** False if only the emergencies are open at night. */
export const isOpenAtNight = isAlwaysOpen(hours.clinic.rules);

/** Empty for a clinic that closes. */
export const servicesAtNight = isOpenAtNight ? nightServices(availableServices, services) : [];

export const receivesAtNight = isReceivedAlways(urgent);

/** What a specialty says beside its hours. */
export const aroundHours = { closures, today, receivesAtNight } as const;

/** For the strip « Aujourd’hui ». Without rules if a hospital receives the emergencies. */
export const emergenciesToday = urgent.isAtClinic
  ? hours.emergencies
  : { rules: [], exceptions: [] };
