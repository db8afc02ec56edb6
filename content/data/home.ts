import { confirmedBlocks } from '../model/practical/practical';
import { quickLinks } from '../model/quick-links';
import { whenConfirmed } from '../model/clinic/stated';
import { messageReply } from '../model/booking/data';
import { claims } from '../model/clinic/claims-data';
import { clinic } from '../model/clinic/data';
import { doctors } from '../model/doctors/data';
import { messageKeeping } from './legal';
import { directorMessage, management } from '../model/management/data';
import { openingHours } from '../model/opening-hours/data';
import { practical } from '../model/practical/data';
import { isOnSite, street } from './site';
import { specialties } from '../model/specialties/data';

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
