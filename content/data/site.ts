import { linksAmong, type Site } from '../model/navigation';
import { pagesWith } from '../model/practical';
import { clinic } from './clinic';
import { navigation, shortcuts } from './navigation';
import { practical } from './practical';

/** The pages of the site, in the order of the site map. */
export const sitePages = pagesWith(practical);

/** What the bar of every page needs. */
export const site = {
  clinic,
  navigation,
  shortcuts: linksAmong(shortcuts, sitePages),
} as const satisfies Site;
