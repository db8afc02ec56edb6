import { clinic } from '../clinic/data';
import { directionsHref } from '../clinic/directions';
import { routes } from '../clinic/routes';
import { shownSituations, type Situation } from './emergency';
import { urgentOf, whenIll } from './urgent';
import { openingHours } from '../opening-hours/data';
import { content } from '../../reader/content';

/** `situationsToSign` has the unsigned ones too. */
export const { emergency, situations: situationsToSign, dangers } = content.emergencies;

export const urgent = urgentOf(emergency, clinic.phones[0], openingHours);

/** Said before the doctors of a reason that cannot always wait. */
export const sickNow = {
  words: whenIll(urgent),
  call: urgent.call,
  ways: urgent.isAtClinic
    ? [
        { href: directionsHref(clinic.geo), label: 'Itinéraire' },
        { href: routes.writeEmergency(), label: 'J’écris, je n’appelle pas' },
      ]
    : [],
};

export const situations: readonly Situation[] = shownSituations<Situation>(situationsToSign);
