import { pagesWith } from '../model/practical';
import { clinic } from './clinic';
import { navigation } from './navigation';
import { practical } from './practical';

/** What the bar of every page needs. */
export const site = { clinic, navigation } as const;

/** The pages of the site, in the order of the site map. */
export const sitePages = pagesWith(practical);
