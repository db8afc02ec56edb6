import type { PhoneNumber } from './phone';

export type ChatLink = `https://wa.me/${string}?text=${string}`;

/** WhatsApp requires a number without `+`. */
export function chatAddress(phone: PhoneNumber): `https://wa.me/${string}` {
  return `https://wa.me/${phone.slice(1)}`;
}

/** Returns a text that `encodeURIComponent` accepts: half an emoji becomes U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Takes ordinary spaces (docs/requirements.md § 7). */
export function chatLink(phone: PhoneNumber, text: string): ChatLink {
  return `${chatAddress(phone)}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** RFC 5724 */
export function smsHref(phone: PhoneNumber, body: string): `sms:${string}` {
  return `sms:${phone}?body=${encodeURIComponent(wellFormed(body))}`;
}

/** RFC 6068 § 5: a line ends with CRLF. */
export function mailtoHref(
  email: string,
  entries: { readonly subject?: string; readonly body?: string } = {},
): `mailto:${string}` {
  const query = Object.entries(entries).map(
    ([name, text]) => `${name}=${encodeURIComponent(wellFormed(text).replace(/\r?\n/g, '\r\n'))}`,
  );
  return `mailto:${email}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** docs/requirements.md § 1 */
export function doctorChatText(doctorName: string): string {
  return `Bonjour, je souhaite prendre rendez-vous avec le ${doctorName}. Merci !`;
}

/** `day` is « jeudi 26 novembre, 9H ». */
export function doctorChatTextFor(doctorName: string, day: string): string {
  return `${doctorChatText(doctorName)} Jour souhaité : ${day}.`;
}

/** docs/requirements.md § 2, band `rdv` */
export const appointmentChatText =
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !';
