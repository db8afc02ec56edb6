import { clinic } from './clinic';
import { directionsHref } from '../model/clinic/directions';
import { routes } from '../model/clinic/routes';
import { shownSituations, type Situation } from '../model/emergencies/emergency';
import { urgentOf, whenIll } from '../model/emergencies/urgent';
import type { WrittenDangers } from '../model/search/danger';
import { hours } from './opening-hours';
import { content, isPublic } from '../reader/content';
import { callFor, waysTo } from '../model/clinic/ways';

/** `situationsToSign` also contains unsigned situations. */
export const { emergency, situations: situationsToSign } = content.emergencies;

/** For the search, also of unsigned situations. */
export const dangers: WrittenDangers = {
  ...content.emergencies.dangers,
  situations: situationsToSign,
  english: content.english?.dangerWords ?? '',
};

export const urgent = urgentOf(emergency, callFor(clinic, 'emergency'), hours);

/** Said where nobody consults. */
export const ifUrgent = urgent.isAlways ? 'Forte douleur\u00a0: venez ou appelez.' : undefined;

/** « Venez sans rendez-vous, jour et nuit. En face du marché… » */
export const whereToGo = [whenIll(urgent), urgent.isAtClinic ? emergency.door : undefined]
  .filter(Boolean)
  .join(' ');

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
