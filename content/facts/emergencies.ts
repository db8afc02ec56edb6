import { clinic } from './clinic';
import { receivesWritten } from '../model/clinic/chat';
import { directionsHref } from '../model/clinic/directions';
import { phoneFor } from '../model/clinic/phone';
import { routes } from '../model/clinic/routes';
import { shownSituations, type Situation } from '../model/emergencies/emergency';
import { urgentOf, whenIll } from '../model/emergencies/urgent';
import { hours } from './opening-hours';
import { content, isPublic } from '../reader/content';

/** `situationsToSign` also contains unsigned situations. */
export const { emergency, situations: situationsToSign, dangers } = content.emergencies;

export const urgent = urgentOf(emergency, phoneFor(clinic.phones, 'urgences'), hours);

/** Shown above the doctors of a reason that may be urgent. */
export const sickNow = {
  words: whenIll(urgent),
  call: urgent.call,
  ways: urgent.isAtClinic
    ? [
        ...(clinic.geo ? [{ href: directionsHref(clinic.geo), label: 'Itinéraire' }] : []),
        ...(receivesWritten(clinic)
          ? [{ href: routes.writeEmergency(), label: 'J’écris, je n’appelle pas' }]
          : []),
      ]
    : [],
};

export const situations: readonly Situation[] = shownSituations<Situation>(
  situationsToSign,
  isPublic,
);
