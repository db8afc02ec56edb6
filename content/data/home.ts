import { streetOf } from '../model/practical';
import { quickLinks } from '../model/quick-links';
import { claims } from './claims';
import { clinic } from './clinic';
import { doctors } from './doctors';
import { messageKeeping } from './legal';
import { openingHours } from './opening-hours';
import { practical } from './practical';
import { specialties } from './specialties';

/** What most visitors come for. */
export const homeLinks = quickLinks(practical);

/** What the first screen claims and shows; paths are below `content/pictures/`. */
export const hero = {
  claims,
  faces: doctors.slice(0, 3).map(({ image }) => image),
  pictures: {
    wide: 'clinique/accueil-1.jpg',
    /** The same hall, framed for a phone. */
    phone: 'clinique/accueil-portrait.jpg',
  },
} as const;

/** How to reach the clinic, and how long it keeps a message. */
export const contact = {
  clinic,
  street: streetOf(practical),
  openingHours,
  keptFor: messageKeeping.is,
} as const;

/** What the home page tells search engines of the clinic. */
export const clinicFacts = { clinic, specialties, doctors, openingHours, practical } as const;
