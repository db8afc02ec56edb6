import { confirmedBlocks } from '../model/practical';
import { quickLinks } from '../model/quick-links';
import { whenConfirmed } from '../model/stated';
import { messageReply } from './booking';
import { claims } from './claims';
import { clinic } from './clinic';
import { doctors } from './doctors';
import { messageKeeping } from './legal';
import { directorMessage, management } from './management';
import { openingHours } from './opening-hours';
import { practical } from './practical';
import { isOnSite, street } from './site';
import { specialties } from './specialties';

/** What most visitors come for. */
export const homeLinks = quickLinks(practical).filter(({ href }) => isOnSite(href));

/** What the first screen claims and shows; paths are below `content/pictures/`. */
export const hero = {
  claims,
  faces: doctors.slice(0, 3).map(({ image }) => image),
  pictures: {
    wide: 'clinique/accueil-1.jpg',
    /** The same hall, framed for a phone. */
    phone: 'clinique/accueil-telephone.jpg',
  },
} as const;

/** Who signs the director's message; undefined where the author is not in the team, and the message is then not shown. */
export const director = management.find(({ name }) => name === directorMessage.author);

/** How to reach the clinic, how long it keeps a message, and who replies. */
export const contact = {
  clinic,
  street,
  openingHours,
  keptFor: messageKeeping.is,
  reply: whenConfirmed(messageReply),
} as const;

/** What the home page tells search engines of the clinic. */
export const clinicFacts = {
  clinic,
  specialties,
  doctors,
  openingHours,
  practical: confirmedBlocks(practical),
} as const;
