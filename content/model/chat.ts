import type { PhoneNumber } from './phone';

/** A chat address of the messaging application, with the text already written. */
export type ChatLink = `https://wa.me/${string}?text=${string}`;

/**
 * Opens a chat with `phone`, `text` already written (docs/requirements.md § 7). The application wants digits only, no `+`.
 * Ordinary spaces in `text`: it becomes the visitor's own message, not a page of ours.
 */
export function chatLink(phone: PhoneNumber, text: string): ChatLink {
  return `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`;
}

/** The message that asks for an appointment with one doctor (docs/requirements.md § 1). */
export function doctorChatText(doctorName: string): string {
  return `Bonjour, je souhaite prendre rendez-vous avec le ${doctorName}. Merci !`;
}

/** The same, for a day (« jeudi 26 novembre, 9 h »), which it ends with. */
export function doctorChatTextFor(doctorName: string, day: string): string {
  return `${doctorChatText(doctorName)} Jour souhaité : ${day.replace(/\s/g, ' ')}.`;
}

/** The message that asks for an appointment with any doctor (docs/requirements.md § 2, band `rdv`). */
export const appointmentChatText =
  'Bonjour, je souhaite prendre rendez-vous avec un médecin. Merci !';
