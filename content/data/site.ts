import { linksAmong, type Site } from '../model/navigation';
import { shownFacts, streetOf } from '../model/practical/practical';
import { pagesWith, siteAddressCheck } from '../model/site-content';
import { articles } from '../model/articles/data';
import { clinic } from '../model/clinic/data';
import { equipment } from '../model/equipment/data';
import { insurers } from '../model/insurers/data';
import { navigation, shortcuts } from './navigation';
import { practical } from '../model/practical/data';

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
