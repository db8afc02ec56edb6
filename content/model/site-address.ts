/**
 * Origin of the published site, without a final slash: `SITE_URL` when the build sets it, else the clinic's own.
 * Throws when it is not an absolute `https` address, since previews and search engines accept no other.
 */
export function siteOrigin(ownUrl: string, override = process.env.SITE_URL): string {
  const address = override === undefined || override === '' ? ownUrl : override;
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') {
    throw new Error(`SITE_URL must be an absolute https address, not « ${address} »`);
  }
  return url.origin;
}
