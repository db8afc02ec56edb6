import type { Clinic } from '../clinic/clinic';
import { routes, type PageName } from '../clinic/routes';

export interface SiteLink {
  readonly label: string;
  readonly href: string;
}

/** docs/requirements.md § 2 */
export interface NavigationItem extends SiteLink {
  /** Start of other addresses that belong to this item. */
  readonly pages?: string;
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
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** A photograph of the page, also on its link preview. */
  readonly picture?: string;
  /** What visitors type to find the page, in lower case. */
  readonly layWords?: readonly string[];
}

export interface PageLink {
  readonly label: string;
  readonly page: PageName;
}

/** Leaves out links whose page is not in `pages`. */
export function linksAmong(links: readonly PageLink[], pages: readonly PageName[]): SiteLink[] {
  return links
    .filter(({ page }) => pages.includes(page))
    .map(({ label, page }) => ({ label, href: routes[page]() }));
}

export interface Site {
  readonly clinic: Clinic;
  readonly navigation: readonly NavigationItem[];
  readonly shortcuts: readonly SiteLink[];
}
