/** E.164: `+` and 8 to 15 digits, no space. */
export type PhoneNumber = `+${number}`;

const NO_BREAK_SPACE = '\u00a0';
const MALI = '+223';

/** Returns `tel:+22320000000` (RFC 3966). */
export function telHref(phone: PhoneNumber): `tel:${PhoneNumber}` {
  return `tel:${phone}`;
}

/** Shows the number that it dials. */
export function callLink(phone: PhoneNumber): { readonly href: string; readonly label: string } {
  return { href: telHref(phone), label: displayPhone(phone) };
}

/** Returns « Copier le +223 20 00 00 00 ». */
export function copyLabel(phone: PhoneNumber): string {
  return `Copier le ${displayPhone(phone)}`;
}

/** Returns « +223 20 00 00 00 » with no-break spaces; a foreign number in E.164. */
export function displayPhone(phone: PhoneNumber): string {
  if (!phone.startsWith(MALI)) return phone;
  const pairs = phone.slice(MALI.length).match(/\d{1,2}/g) ?? [];
  return [MALI, ...pairs].join(NO_BREAK_SPACE);
}
