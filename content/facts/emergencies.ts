import { clinic } from './clinic';
import { directionsHref } from '../model/clinic/directions';
import { routes } from '../model/clinic/routes';
import { shownSituations, type Situation } from '../model/emergencies/emergency';
import { urgentOf, whenIll } from '../model/emergencies/urgent';
import { hours } from './opening-hours';
import { content, isPublic } from '../reader/content';
import { callFor, waysTo } from '../model/clinic/ways';

/** `situationsToSign` also contains unsigned situations. */
export const { emergency, situations: situationsToSign, dangers } = content.emergencies;

export const urgent = urgentOf(emergency, callFor(clinic, 'emergency'), hours);

/** Shown above the doctors of a reason that may be urgent. */
export const sickNow = {
  words: whenIll(urgent),
  call: { href: urgent.call.href, label: urgent.call.note },
  ways: urgent.isAtClinic
    ? [
        ...(clinic.geo ? [{ href: directionsHref(clinic.geo), label: 'Itinéraire' }] : []),
        ...(waysTo(clinic, 'emergency').length > 1
          ? [{ href: routes.writeEmergency(), label: 'Je ne peux pas appeler' }]
          : []),
      ]
    : [],
};

export const situations: readonly Situation[] = shownSituations<Situation>(
  situationsToSign,
  isPublic,
);
