import { confirmedBlocks, factsAt } from '../practical/practical';
import { quickLinks } from './quick-links';
import { whenConfirmed } from '../clinic/stated';
import { messageReply } from '../booking/data';
import { claims } from '../clinic/claims-data';
import { clinic } from '../clinic/data';
import { doctors } from '../doctors/data';
import { urgent } from '../emergencies/data';
import { legal } from './legal-data';
import { directorMessage, management } from '../management/data';
import { isOpenAtNight, servicesAtNight } from '../opening-hours/night-data';
import { closures, openingHours } from '../opening-hours/data';
import { ownPictures } from '../pictures/own-pictures';
import { pages } from './data';
import { firstSentence } from './summary';
import { practical } from '../practical/data';
import { isOnSite } from './site-data';
import { searchExamples } from '../search/data';
import { specialties } from '../specialties/data';

export const homeLinks = quickLinks(practical).filter(({ href }) => isOnSite(href));

export const hero = {
  claims,
  searchExamples: searchExamples.slice(0, 3),
  faces: doctors.slice(0, 3).map(({ image }) => image),
  pictures: {
    wide: pages.home.picture,
    phone: ownPictures.firstOnPhones,
  },
} as const;

const author = management.find(({ name }) => name === directorMessage?.author);

/** Undefined without its author. */
export const director = directorMessage && author && { message: directorMessage, director: author };

export const contact = {
  clinic,
  openingHours,
  keptFor: legal.messageKeeping.is,
  reply: whenConfirmed(messageReply),
  results: practical.results && {
    words: firstSentence(practical.results.answer),
    href: factsAt('results'),
  },
} as const;

const { emergencies, ...otherBlocks } = confirmedBlocks(practical);

export const publishedFacts = {
  clinic,
  specialties,
  doctors,
  openingHours,
  closures,
  // From a block `emergencies`, search engines would conclude that the clinic receives emergencies.
  practical: emergencies && urgent.isAtClinic ? { emergencies, ...otherBlocks } : otherBlocks,
} as const;

export const appointmentBand = {
  clinic,
  isOpenAtNight,
  night: { openingHours, services: servicesAtNight },
} as const;
