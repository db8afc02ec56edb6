import type { SiteLink } from '../pages/navigation';
import { appointmentChatText, doctorChatText } from './chat';
import { routes } from './routes';

/** Its chat asks about it. */
export const specialtyChatText = (title: string): string =>
  `Bonjour, je vous écris au sujet de : ${title}. Je souhaite prendre rendez-vous. Merci !`;

/** For who cannot call. Whoever writes completes each « … ». */
export const writtenEmergencyText = [
  'Urgence. Je suis à : …',
  'Qui : …',
  'Ce qui se passe : …',
  'Je ne peux pas téléphoner : répondez par écrit, s’il vous plaît.',
].join('\n');

/** By the address of a page; « * » is the slug of a doctor or a specialty. */
const texts: Readonly<Record<string, (name: string) => string>> = {
  [`${routes.doctors()}*/`]: doctorChatText,
  [`${routes.services()}*/`]: specialtyChatText,
  [routes.insurers()]: () => 'Bonjour, j’ai une question sur mon assurance : … Merci !',
  [routes.emergencies()]: () => 'Urgence : je suis à …, il s’agit de …',
};

/** Returns what the chat of a page says. Nobody writes an emergency to a clinic that receives none. */
export function pageChatText({ label, href }: SiteLink, receivesEmergencies: boolean): string {
  if (href === routes.emergencies() && !receivesEmergencies) return appointmentChatText;
  return texts[href.replace(/^(\/[^/]+\/)[^/]+/, '$1*')]?.(label) ?? appointmentChatText;
}
