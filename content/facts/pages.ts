import type { PageText } from '../model/pages/navigation';
import { content } from '../reader/content';

const { pages: texts } = content;

export const pages = {
  ...texts,
  services: { ...texts.services, layWords: ['spécialité', 'service'] },
  doctors: { ...texts.doctors, layWords: ['médecin', 'docteur'] },
  hours: {
    ...texts.hours,
    layWords: [
      'horaire',
      'heure',
      'ouvert',
      'fermé',
      'ouverture',
      'dimanche',
      'samedi',
      'nuit',
      '24h/24',
      '7j/7',
      'férié',
      'fête',
      'noël',
    ],
  },
  emergencies: {
    ...texts.emergencies,
    layWords: ['urgence', 'ambulance', 'samu', 'grave', 'secours', 'pompiers'],
  },
  about: { ...texts.about, layWords: ['directeur', 'clinique'] },
  insurers: { ...texts.insurers, layWords: ['assurance', 'mutuelle'] },
  booking: {
    ...texts.booking,
    layWords: [
      'rdv',
      'rendez-vous',
      'réserver',
      'consultation',
      'téléphone',
      'numéro',
      'appeler',
      'whatsapp',
      'contact',
      'e-mail',
      'email',
      'message',
      'écrire',
      'apporter',
      'papiers',
      'documents',
      'première visite',
    ],
  },
  articles: { ...texts.articles, layWords: ['conseil', 'santé', 'article'] },
} satisfies Record<string, PageText>;
