import { linksAmong, type Site } from './navigation';
import { shownFacts, streetOf } from '../practical/practical';
import { pagesWith, siteAddressCheck } from './site-content';
import { articles } from '../articles/data';
import { clinic } from '../clinic/data';
import { equipment } from '../equipment/data';
import { insurers } from '../insurers/data';
import { navigation, shortcuts } from './navigation-data';
import { practical } from '../practical/data';

const content = { articles, equipment, insurers, practical };

/** The pages of the site, in the order of the site map. */
export const sitePages = pagesWith(content);

/** Whether an address of this site can be linked to. */
export const isOnSite = siteAddressCheck(content);

/** The practical blocks as their page shows them. */
export const practicalFacts = shownFacts(practical, isOnSite);

/** Street address of the clinic, if the content has one. */
export const street = streetOf(practical);

/** Data of the top bar. */
export const site = {
  clinic,
  navigation: navigation.filter(({ href }) => isOnSite(href)),
  shortcuts: linksAmong(shortcuts, sitePages),
} as const satisfies Site;
