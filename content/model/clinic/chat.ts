import type { PhoneNumber } from './phone';

/** Address of a WhatsApp chat whose message is already typed. */
export type ChatLink = `https://wa.me/${string}?text=${string}`;

/**
 * Address of a chat with `phone` (docs/requirements.md § 7). WhatsApp requires digits only, without `+`. `text` becomes
 * the visitor's own message, so its spaces must be ordinary ones.
 */
export function chatLink(phone: PhoneNumber, text: string): ChatLink {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Message that requests an appointment with one doctor (docs/requirements.md § 1). */
export function doctorChatText(doctorName: string): string {
  return `Bonjour, je souhaite prendre rendez-vous avec le ${doctorName}. Merci !`;
}

/** `doctorChatText` with the requested day: « jeudi 26 novembre, 9 h ». */
export function doctorChatTextFor(doctorName: string, day: string): string {
  return `${doctorChatText(doctorName)} Jour souhaité : ${day.replace(/\s/g, ' ')}.`;
}

/** Message that requests an appointment with any doctor (docs/requirements.md § 2, band `rdv`). */
export const appointmentChatText =
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !';
