import { isMobile } from '../../fields/dialling';
import { nameInSentence } from '../doctors/naming';
import { phoneFor, type ClinicPhones, type PhoneNumber, type PhoneRole } from './phone';

export type ChatLink = `https://wa.me/${string}?text=${string}`;

/** WhatsApp requires a number without `+`. */
export function chatAddress(phone: PhoneNumber): `https://wa.me/${string}` {
  return `https://wa.me/${phone.slice(1)}`;
}

/** Replaces a lone surrogate (half an emoji), which a keyboard may leave and for which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/** Takes ordinary spaces (docs/requirements.md § 7). */
export function chatLink(phone: PhoneNumber, text: string): ChatLink {
  return `${chatAddress(phone)}?text=${encoded(text)}`;
}

/** RFC 5724 */
export function smsHref(phone: PhoneNumber, body: string): string {
  return `sms:${phone}?body=${encoded(body)}`;
}

/** Returns the chat number, or else the number with this role, if it is mobile: landlines receive no SMS. */
export const smsNumber = (
  { chatNumber, phones }: { chatNumber?: PhoneNumber; phones: ClinicPhones },
  role: PhoneRole,
): PhoneNumber | undefined =>
  [chatNumber, phoneFor(phones, role)].find((phone) => phone !== undefined && isMobile(phone));

/** Whether an emergency may be written of, by who cannot call. */
export const receivesWritten = (clinic: Parameters<typeof smsNumber>[0]): boolean =>
  clinic.chatNumber !== undefined || smsNumber(clinic, 'urgences') !== undefined;

/** Ends lines by CRLF (RFC 6068 § 5). */
export function mailtoHref(
  email: string,
  entries: { subject?: string; body?: string } = {},
): string {
  const query = Object.entries(entries)
    .map(([name, text]) => `${name}=${encoded(text.replace(/\r\n?|\n/g, '\r\n'))}`)
    .join('&');
  return query === '' ? `mailto:${email}` : `mailto:${email}?${query}`;
}

/** docs/requirements.md § 1 */
export function doctorChatText(doctorName: string): string {
  return `Bonjour, je souhaite prendre rendez-vous avec ${nameInSentence(doctorName)}. Merci !`;
}

/** `day` is « jeudi 26 novembre, 9H ». */
export function doctorChatTextFor(doctorName: string, day: string): string {
  return `${doctorChatText(doctorName)} Jour souhaité : ${day}.`;
}

/** docs/requirements.md § 2, band `rdv` */
export const appointmentChatText =
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !';
