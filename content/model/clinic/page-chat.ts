import type { SiteLink } from '../pages/navigation';
import { appointmentChatText, doctorChatText } from './chat';
import { routes } from './routes';

/** Its chat asks about it. */
export const specialtyChatText = (title: string): string =>
  `Bonjour, je vous écris au sujet de : ${title}. Je souhaite prendre rendez-vous. Merci !`;

/** For visitors who cannot call. They complete each « … ». */
export const writtenEmergencyText = [
  'Urgence. Je suis à : …',
  'Qui : …',
  'Ce qui se passe : …',
  'Je ne peux pas téléphoner : répondez par écrit, s’il vous plaît.',
].join('\n');

/** Chat messages, keyed by page address; « * » is the slug of a doctor or a specialty. */
const texts: Record<string, (name: string) => string> = {
  [`${routes.doctors()}*/`]: doctorChatText,
  [`${routes.services()}*/`]: specialtyChatText,
  [routes.insurers()]: () => 'Bonjour, j’ai une question sur mon assurance : … Merci !',
  [routes.emergencies()]: () => 'Urgence : je suis à …, il s’agit de …',
};

/** Returns the chat message of a page. Without emergencies, the emergency page has the usual message. */
export function pageChatText({ label, href }: SiteLink, receivesEmergencies: boolean): string {
  if (href === routes.emergencies() && !receivesEmergencies) return appointmentChatText;
  return texts[href.replace(/^(\/[^/]+\/)[^/]+/, '$1*')]?.(label) ?? appointmentChatText;
}
