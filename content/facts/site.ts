import { linksAmong, type Site } from '../model/pages/navigation';
import { beforeConsulting, ownAnswers, shownFacts } from '../model/practical/practical';
import { emptyAddresses, pagesWith, siteAddressCheck } from '../model/pages/site-content';
import { about } from './about';
import { articles } from './articles';
import { clinic } from './clinic';
import type { Doctor } from '../model/doctors/doctor';
import { doctors } from './doctors';
import { english } from './english';
import { equipment } from './equipment';
import { insurers } from './insurers';
import { management } from './management';
import { navigation, shortcuts } from './navigation';
import { practical } from './practical';
import { practitioners } from './practitioners';

const content = {
  about: [...about.sections, ...management],
  articles,
  doctors,
  english,
  equipment,
  insurers,
  practical,
};

/** In the order of the site map. */
export const sitePages = pagesWith(content);

/** Not in the site, though Next exports them. */
export const absentAddresses = emptyAddresses({ ...content, practitioners });

export const isOnSite = siteAddressCheck(content);

export const practicalFacts = shownFacts(practical, isOnSite);

export const answersOf = (specialty: string, page: string) =>
  ownAnswers(specialty, page, practicalFacts);

export const linksBefore = (doctor: Pick<Doctor, 'specialties'>) =>
  beforeConsulting(doctor.specialties[0], practicalFacts);

export const site = {
  clinic,
  navigation: navigation.filter(({ href }) => isOnSite(href)),
  shortcuts: linksAmong(shortcuts, sitePages),
} as const satisfies Site;
