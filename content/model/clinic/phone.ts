/** E.164: `+` and 8 to 15 digits, no space. */
export type PhoneNumber = `+${number}`;

/** Returns `tel:+22320000000` (RFC 3966). */
export function telHref(phone: PhoneNumber): `tel:${PhoneNumber}` {
  return `tel:${phone}`;
}

/** Shows the number that it dials. */
export function callLink(phone: PhoneNumber): { href: string; label: string } {
  return { href: telHref(phone), label: displayPhone(phone) };
}

/** Returns « Copier le +223 20 00 00 00 ». */
export function copyLabel(phone: PhoneNumber): string {
  return `Copier le ${displayPhone(phone)}`;
}

/**
 * Returns « +223 20 00 00 00 » with no-break spaces, in pairs as in West Africa; nine digits as « 77 123 45 67 ».
 * Numbers from elsewhere stay in E.164.
 */
export function displayPhone(phone: PhoneNumber): string {
  const [, code, national = ''] = /^(\+22\d)(\d+)$/.exec(phone) ?? [];
  if (code === undefined) return phone;
  const groups = national.length === 9 ? /(..)(...)(..)(..)/.exec(national)?.slice(1) : undefined;
  return [code, ...(groups ?? national.match(/\d{1,2}/g) ?? [])].join('\u00a0');
}
