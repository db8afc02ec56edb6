import { routes } from '../model/clinic/routes';
import {
  linksAmong,
  type NavigationItem,
  type PageLink,
  type Site,
} from '../model/pages/navigation';
import {
  beforeConsulting,
  ownAnswers,
  shownFacts,
  urgentFacts,
} from '../model/practical/practical';
import { emptyAddresses, pagesWith, siteAddressCheck } from '../model/pages/site-content';
import { about } from './about';
import { articles } from './articles';
import { clinic } from './clinic';
import type { Doctor } from '../model/doctors/doctor';
import { doctors } from './doctors';
import { equipment } from './equipment';
import { insurers } from './insurers';
import { management } from './management';
import { hoursLines } from './opening-hours';
import { english } from './pages';
import { practical } from './practical';
import { practitioners } from './practitioners';
import { services } from './services';
import { specialties } from './specialties';
import { content } from '../reader/content';

export const navigation = [
  { label: 'Accueil', href: routes.home() },
  { label: 'Services', href: routes.homeAnchor('services'), pages: routes.services() },
  {
    label: clinic.noun === 'médecin' ? 'Docteurs' : 'Praticiens',
    href: routes.homeAnchor('doctors'),
    pages: routes.doctors(),
  },
  { label: 'Plateau Technique', href: routes.homeAnchor('plateau') },
  { label: 'Contact', href: routes.homeAnchor('contact') },
  { label: 'Horaires', href: routes.hours() },
  { label: 'À Propos', href: routes.about() },
] as const satisfies readonly NavigationItem[];

/** In a phone's menu. */
const shortcuts = [
  { label: 'Urgences', page: 'emergencies' },
  { label: 'J’ai déjà un rendez-vous', page: 'haveAppointment' },
  { label: 'Assurances', page: 'insurers' },
  { label: 'Infos pratiques', page: 'practical' },
  { label: 'Conseils santé', page: 'articles' },
  { label: 'English', page: 'english', lang: 'en' },
] as const satisfies readonly PageLink[];

export const moves = content.moves.map(({ ancienne, nouvelle }) => ({
  from: ancienne,
  to: nouvelle,
}));

const lists = {
  about: [...about.sections, ...management],
  articles,
  doctors,
  english,
  equipment,
  hours: hoursLines,
  insurers,
  practical,
  services,
  specialties,
};

/** In the order of the site map. */
export const sitePages = pagesWith(lists);

/** Not in the site, though Next exports them. */
export const absentAddresses = emptyAddresses({ ...lists, practitioners });

export const isOnSite = siteAddressCheck(lists);

export const practicalFacts = shownFacts(practical, isOnSite);

/** For who comes in an emergency. */
export const urgentSayings = urgentFacts(practicalFacts);

export const answersOf = (specialty: string, page: string) =>
  ownAnswers(specialty, page, practicalFacts);

export const linksBefore = (doctor: Pick<Doctor, 'specialties'>) =>
  beforeConsulting(doctor.specialties[0], practicalFacts);

export const site = {
  clinic,
  navigation: navigation.filter(({ href }) => isOnSite(href)),
  shortcuts: linksAmong(shortcuts, sitePages),
} as const satisfies Site;
