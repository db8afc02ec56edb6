import { ofKinds, type Way } from '@/content/model/clinic/ways';
import type { Stage } from '@/content/model/booking/sending';

/** Of the ways that leave the page: as a subject, and the heading once one is opened. */
export const openedWords: Partial<Record<Stage, { it: string; heading: string }>> = {
  chat: { it: 'WhatsApp', heading: 'Votre message est prêt dans WhatsApp' },
  sms: { it: 'Le SMS', heading: 'Votre SMS est prêt' },
  email: { it: 'L’e-mail', heading: 'Votre e-mail est prêt' },
};

/** Says what works without a network. */
export function offlineWords(ways: readonly Way[]): string {
  const [chat] = ofKinds(ways, 'chat');
  const works = ofKinds(ways, 'sms').length > 0 ? 'l’appel et le SMS passent' : 'l’appel passe';
  const later = chat ? `\u00a0; ${chat.label} envoie le message au retour du réseau` : '';
  return `Sans internet, ${works}${later}.`;
}
