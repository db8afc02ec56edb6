/** A telephone number in E.164: `+` and 8 to 15 digits, no space. */
export type PhoneNumber = `+${number}`;

const NO_BREAK_SPACE = '\u00a0';
const MALI = '+223';

/** The address that dials a number (RFC 3966 global number): `tel:+22320000000`. */
export function telHref(phone: PhoneNumber): `tel:${PhoneNumber}` {
  return `tel:${phone}`;
}

/** A link that dials a number and shows it. */
export function callLink(phone: PhoneNumber): { readonly href: string; readonly label: string } {
  return { href: telHref(phone), label: displayPhone(phone) };
}

/** Label of the button that copies a number in E.164, which every telephone and chat accepts. */
export function copyLabel(phone: PhoneNumber): string {
  return `Copier le ${displayPhone(phone)}`;
}

/**
 * A number as printed: « +223 20 00 00 00 », in pairs (as in Mali since 2008) with no-break spaces. A number of another
 * country keeps its E.164 form.
 */
export function displayPhone(phone: PhoneNumber): string {
  if (!phone.startsWith(MALI)) return phone;
  const pairs = phone.slice(MALI.length).match(/\d{1,2}/g) ?? [];
  return [MALI, ...pairs].join(NO_BREAK_SPACE);
}
