import { confirmedBlocks } from '../practical/practical';
import { quickLinks } from './quick-links';
import { whenConfirmed } from '../clinic/stated';
import { messageReply } from '../booking/data';
import { claims } from '../clinic/claims-data';
import { clinic } from '../clinic/data';
import { doctors } from '../doctors/data';
import { messageKeeping } from './legal-data';
import { directorMessage, management } from '../management/data';
import { openingHours } from '../opening-hours/data';
import { practical } from '../practical/data';
import { isOnSite, street } from './site-data';
import { specialties } from '../specialties/data';

/** The quick links of the home page, without links to pages that the site lacks. */
export const homeLinks = quickLinks(practical).filter(({ href }) => isOnSite(href));

/** Figures and pictures of the home page's first screen, with paths below `content/pictures/`. */
export const hero = {
  claims,
  faces: doctors.slice(0, 3).map(({ image }) => image),
  pictures: {
    wide: 'clinique/accueil-1.jpg',
    /** The hall in `wide`, framed for a phone. */
    phone: 'clinique/accueil-telephone.jpg',
  },
} as const;

/** Author of the director's message, which is shown only when the author is in `management`. */
export const director = management.find(({ name }) => name === directorMessage.author);

/** Facts of the contact section. */
export const contact = {
  clinic,
  street,
  openingHours,
  keptFor: messageKeeping.is,
  reply: whenConfirmed(messageReply),
} as const;

/** Facts for the structured data of the home page. */
export const clinicFacts = {
  clinic,
  specialties,
  doctors,
  openingHours,
  practical: confirmedBlocks(practical),
} as const;
