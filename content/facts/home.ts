import { confirmedBlocks, factsAt } from '../model/practical/practical';
import { canBeWrittenTo, showsTheWay } from '../model/clinic/clinic';
import { routes } from '../model/clinic/routes';
import { quickLinks } from '../model/pages/quick-links';
import { whenConfirmed } from '../fields/stated';
import { messageReply } from './booking';
import { claims } from './claims';
import { clinic } from './clinic';
import { doctors } from './doctors';
import { urgent } from './emergencies';
import { legal } from './legal';
import { directorMessage, management } from './management';
import { isOpenAtNight, servicesAtNight } from './night';
import { hours, openingHours, shortHours } from './opening-hours';
import { openingInWords } from '../model/opening-hours/service-hours';
import { facade, firstOnPhones } from './pictures';
import { pages } from './pages';
import { firstSentence } from '../model/pages/summary';
import { practical } from './practical';
import { isOnSite } from './site';
import { searchExamples } from './search';

export const homeLinks = quickLinks(practical, clinic.noun, showsTheWay(clinic)).filter(
  ({ href }) => isOnSite(href),
);

export const hero = {
  claims,
  opening: openingInWords(hours),
  searchExamples: searchExamples.slice(0, 3),
  faces: doctors.flatMap(({ image = [] }) => image).slice(0, 3),
  pictures:
    pages.home.picture === undefined
      ? undefined
      : {
          wide: pages.home.picture,
          phone: firstOnPhones ?? pages.home.picture,
        },
} as const;

const author = management.find(({ name }) => name === directorMessage?.author);

/** Undefined if the author is not in `management`. */
export const director = directorMessage &&
  author && {
    message: directorMessage,
    director: author,
    complaintHref: canBeWrittenTo(clinic) ? routes.complaint() : undefined,
  };

export const contact = {
  clinic,
  hours: shortHours,
  keptFor: legal.messageKeeping?.is ?? '',
  reply: whenConfirmed(messageReply),
  results: practical.results && {
    words: firstSentence(practical.results.answer),
    href: factsAt('results'),
  },
} as const;

const { emergencies, ...otherBlocks } = confirmedBlocks(practical);

export const publishedFacts = {
  clinic,
  doctors,
  hours,
  picture: facade,
  // To search engines, a block `emergencies` means that the clinic receives emergencies.
  practical: emergencies && urgent.isAtClinic ? { emergencies, ...otherBlocks } : otherBlocks,
} as const;

export const appointmentBand = {
  clinic,
  isOpenAtNight,
  night: { openingHours, services: servicesAtNight },
} as const;
