import type { Clinic } from '../clinic/clinic';
import { routes, type PageName } from '../clinic/routes';

/** A link of the top bar (docs/requirements.md § 2). */
export interface NavigationItem {
  readonly label: string;
  /** `/horaire/` or `/#contact`. */
  readonly href: `/${string}`;
  /** Start of the addresses of the pages that also belong to this item. */
  readonly pages?: `/${string}/`;
}

/** The `aria-current` of an item on the page `current` (WAI-ARIA 1.2). */
export function currentMark(
  { href, pages }: Pick<NavigationItem, 'pages'> & SiteLink,
  current: string,
): 'page' | 'true' | undefined {
  if (href === current) return 'page';
  return pages !== undefined && current.startsWith(pages) ? 'true' : undefined;
}

/** Texts of a page, for the screen and for search engines. */
export interface PageText {
  /** Title of the browser's tab, 60 characters at most. */
  readonly title: string;
  readonly heading: string;
  /** For search results and link previews, 70 to 160 characters. */
  readonly description: string;
  /** Words that visitors type to find the page, in lower case: « rdv ». */
  readonly layWords?: readonly string[];
}

/** A link to a page, which can be missing from the site. */
export interface PageLink {
  readonly label: string;
  readonly page: PageName;
}

/** A link to an address of this site. */
export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** The links whose page is in `pages`, the pages that the site has. */
export function linksAmong(links: readonly PageLink[], pages: readonly PageName[]): SiteLink[] {
  return links
    .filter(({ page }) => pages.includes(page))
    .map(({ label, page }) => ({ label, href: routes[page]() }));
}

/** Data of the top bar, which is on every page. */
export interface Site {
  readonly clinic: Clinic;
  readonly navigation: readonly NavigationItem[];
  readonly shortcuts: readonly SiteLink[];
}
