import type { Stage } from '@/content/model/booking/sending';

/** Of the ways that leave the page: as a subject, and the heading once one is opened. */
export const openedWords: Partial<Record<Stage, { it: string; heading: string }>> = {
  chat: { it: 'WhatsApp', heading: 'Votre message est prêt dans WhatsApp' },
  sms: { it: 'Le SMS', heading: 'Votre SMS est prêt' },
  email: { it: 'L’e-mail', heading: 'Votre e-mail est prêt' },
};
