import type { PhoneNumber } from './phone';

export type ChatLink = `https://wa.me/${string}?text=${string}`;

/** WhatsApp requires a number without `+`. */
export function chatAddress(phone: PhoneNumber): `https://wa.me/${string}` {
  return `https://wa.me/${phone.slice(1)}`;
}

/** Takes ordinary spaces (docs/requirements.md § 7). */
export function chatLink(phone: PhoneNumber, text: string): ChatLink {
  return `${chatAddress(phone)}?text=${encodeURIComponent(text)}`;
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
