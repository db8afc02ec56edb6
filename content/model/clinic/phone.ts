import { capitalised } from '../../fields/typography';

/** E.164: `+` and 8 to 15 digits, no space. */
export type PhoneNumber = `+${number}`;

/** As written in `clinique.yaml`. */
export const phoneRoles = ['urgences', 'standard', 'rendez-vous', 'laboratoire'] as const;

export type PhoneRole = (typeof phoneRoles)[number];

export interface ClinicPhone {
  number: PhoneNumber;
  role?: PhoneRole;
  /** « Kinésithérapie » */
  label?: string;
}

export type ClinicPhones = readonly [ClinicPhone, ...ClinicPhone[]];

/** Returns the first number with this role, or else the first number. */
export function phoneFor(phones: ClinicPhones, role: PhoneRole): PhoneNumber {
  const { number } = phones.find((phone) => phone.role === role) ?? phones[0];
  return number;
}

/** Returns `tel:+22320000000` (RFC 3966). */
export function telHref(phone: PhoneNumber): `tel:${PhoneNumber}` {
  return `tel:${phone}`;
}

/** Shows the number that it dials. */
export function callLink(phone: PhoneNumber): { href: string; label: string } {
  return { href: telHref(phone), label: displayPhone(phone) };
}

/** Returns « Urgences : +223 20 00 00 00 », or the number alone if it has no role. */
export function namedPhone({ number, role }: ClinicPhone): string {
  const shown = displayPhone(number);
  return role === undefined ? shown : `${capitalised(role)}\u00a0: ${shown}`;
}

/**
 * Returns « +223 20 00 00 00 » with no-break spaces, in pairs as in West and Central Africa; nine digits as
 * « 77 123 45 67 ». Numbers from elsewhere stay in E.164.
 */
export function displayPhone(phone: PhoneNumber): string {
  const [, code, national = ''] = /^(\+2[2-4]\d)(\d+)$/.exec(phone) ?? [];
  if (code === undefined) return phone;
  const groups = national.length === 9 ? /(..)(...)(..)(..)/.exec(national)?.slice(1) : undefined;
  return [code, ...(groups ?? national.match(/\d{1,2}/g) ?? [])].join('\u00a0');
}
