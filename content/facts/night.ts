import { isAlwaysOpen } from '../model/calendar/hours';
import { nightServices } from '../model/opening-hours/night-services';
import { urgent } from './emergencies';
import { availableServices, closures, hours } from './opening-hours';
import { services } from './services';
import { today } from '../reader/content';

/** False if only the emergencies are open at night. */
export const isOpenAtNight = isAlwaysOpen(hours.clinic.rules);

/** Empty for a clinic that closes. */
export const servicesAtNight = isOpenAtNight ? nightServices(availableServices, services) : [];

/** What a specialty says beside its hours. */
export const aroundHours = { closures, today, receivesAtNight: urgent.isAlways } as const;

/** For the strip « Aujourd’hui ». Without rules if the clinic does not say that it receives emergencies. */
export const emergenciesToday = urgent.isAtClinic
  ? hours.emergencies
  : { rules: [], exceptions: [] };
