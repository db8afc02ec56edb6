import type { PhoneNumber } from './phone';

/** Address of a WhatsApp chat whose message is already typed. */
export type ChatLink = `https://wa.me/${string}?text=${string}`;

/**
 * Returns the address of a chat with `phone`, whose message, `text`, is already typed (docs/requirements.md § 7).
 * WhatsApp requires digits only, without `+`. `text` must have ordinary spaces, not no-break ones, because it becomes
 * the visitor's own message.
 */
export function chatLink(phone: PhoneNumber, text: string): ChatLink {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** Message that requests an appointment with one doctor (docs/requirements.md § 1). */
export function doctorChatText(doctorName: string): string {
  return `Bonjour, je souhaite prendre rendez-vous avec le ${doctorName}. Merci !`;
}

/**
 * `doctorChatText` with the requested day at its end: « jeudi 26 novembre, 9 h ». The no-break spaces of `day` become
 * ordinary ones.
 */
export function doctorChatTextFor(doctorName: string, day: string): string {
  return `${doctorChatText(doctorName)} Jour souhaité : ${day.replace(/\s/g, ' ')}.`;
}

/** Message that requests an appointment with any doctor (docs/requirements.md § 2, band `rdv`). */
export const appointmentChatText =
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !';
