import type { Clinic } from '../clinic/clinic';
import { routes, type PageName } from '../clinic/routes';

export interface SiteLink {
  label: string;
  href: string;
  /** Undefined for French. */
  lang?: 'en';
}

/** docs/requirements.md § 2 */
export interface NavigationItem extends SiteLink {
  /** Start of other addresses that belong to this item. */
  pages?: string;
}

/** WAI-ARIA 1.2 */
export function currentMark(
  { href, pages }: NavigationItem,
  current: string,
): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return pages !== undefined && current.startsWith(pages) ? 'true' : undefined;
}

export interface PageText {
  title: string;
  heading: string;
  description: string;
  /** A photograph of the page, also on its link preview. */
  picture?: string;
  /** What visitors type to find the page, in lower case. */
  layWords?: readonly string[];
  /** Undefined for French. */
  lang?: 'en';
}

export interface PageLink extends Pick<SiteLink, 'label' | 'lang'> {
  page: PageName;
}

/** Leaves out links whose page is not in `pages`. */
export function linksAmong(links: readonly PageLink[], pages: readonly PageName[]): SiteLink[] {
  return links
    .filter(({ page }) => pages.includes(page))
    .map(({ page, ...link }) => ({ ...link, href: routes[page]() }));
}

export interface Site {
  clinic: Clinic;
  navigation: readonly NavigationItem[];
  shortcuts: readonly SiteLink[];
}
