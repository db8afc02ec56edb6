import { quickLinks } from '../model/quick-links';
import { clinic } from './clinic';
import { doctors } from './doctors';
import { openingHours } from './opening-hours';
import { practical } from './practical';
import { specialties } from './specialties';

/** The hall, on the first screen: paths below `content/pictures/`. */
export const heroPictures = {
  wide: 'clinique/accueil-1.jpg',
  /** The same, framed for a phone. */
  phone: 'clinique/accueil-portrait.jpg',
} as const;

/** What most visitors come for. */
export const homeLinks = quickLinks(practical);

/** What the home page tells search engines of the clinic. */
export const clinicFacts = { clinic, specialties, doctors, openingHours, practical } as const;
