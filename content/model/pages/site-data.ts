import { linksAmong, type Site } from './navigation';
import { beforeConsulting, ownAnswers, shownFacts } from '../practical/practical';
import { emptyAddresses, pagesWith, siteAddressCheck } from './site-content';
import { articles } from '../articles/data';
import { clinic } from '../clinic/data';
import type { Doctor } from '../doctors/doctor';
import { doctors } from '../doctors/data';
import { equipment } from '../equipment/data';
import { insurers } from '../insurers/data';
import { navigation, shortcuts } from './navigation-data';
import { practical } from '../practical/data';
import { practitioners } from '../practitioners/data';

const content = { articles, doctors, equipment, insurers, practical };

/** In the order of the site map. */
export const sitePages = pagesWith(content);

/** Not in the site, though Next exports them. */
export const absentAddresses = emptyAddresses({ ...content, practitioners });

export const isOnSite = siteAddressCheck(content);

export const practicalFacts = shownFacts(practical, isOnSite);

/** Returns the practical answers for a specialty and its page. */
export const answersOf = (specialty: string, page: string) =>
  ownAnswers(specialty, page, practicalFacts);

/** Returns links to the price and to the directions. */
export const linksBefore = (doctor: Pick<Doctor, 'specialties'>) =>
  beforeConsulting(doctor.specialties[0], practicalFacts);

export const site = {
  clinic,
  navigation: navigation.filter(({ href }) => isOnSite(href)),
  shortcuts: linksAmong(shortcuts, sitePages),
} as const satisfies Site;
