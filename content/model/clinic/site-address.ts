import { ContentError } from '../../fields/content-error';

/**
 * Returns an origin; empty if nobody gives the address of the site. Throws, in French, unless it is `https` without a path: headers and robots.txt only work at a
 * domain's root.
 */
export function siteOrigin(
  ownUrl = '',
  { SITE_URL = '', BASE_PATH = '' }: Record<string, string | undefined> = {},
): string {
  const address = (SITE_URL === '' ? ownUrl : SITE_URL) + BASE_PATH;
  if (address === '') return '';
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.href !== `${url.origin}/`) {
    throw new ContentError(
      `Le site a besoin d’un domaine à lui, en https et sans rien après, comme https://www.exemple.ml\u00a0; «\u00a0${address}\u00a0» ne convient pas (siteUrl, SITE_URL, BASE_PATH)`,
    );
  }
  return url.origin;
}
