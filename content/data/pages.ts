import type { PageText } from '../model/navigation';

/** What each page says of itself; the keys are those of `routes`, the page of a wrong address, and that of no connection. */
export const pages = {
  home: {
    title: 'Polyclinique Le Fleuve, Bamako : ouverte jour et nuit',
    heading: 'Des soins attentionnés pour toute la famille',
    description:
      'À Bamako, plus de 22 spécialistes, un laboratoire et l’imagerie, 24h/24 et 7j/7. Rendez-vous par WhatsApp, téléphone, e-mail ou formulaire.',
  },
  services: {
    title: 'Services et spécialités — Le Fleuve',
    heading: 'Nos services et spécialités',
    description:
      'Pour chaque spécialité : les signes qui n’attendent pas, quand consulter, ce qu’il faut apporter et quels médecins vous reçoivent.',
  },
  doctors: {
    title: 'Tous nos médecins — Le Fleuve',
    heading: 'Tous Nos Médecins',
    description:
      'Cherchez un médecin par son nom ou par sa spécialité, voyez ses jours de consultation et demandez un rendez-vous par WhatsApp.',
  },
  hours: {
    title: 'Horaires d’ouverture — Le Fleuve',
    heading: 'Horaires d’ouverture',
    description:
      'La clinique est ouverte du lundi au dimanche, 24h/24. Voyez les services disponibles jour et nuit, de la pédiatrie au laboratoire.',
  },
  about: {
    title: 'À propos de la Polyclinique Le Fleuve',
    heading: 'À propos de la Polyclinique Le Fleuve',
    description:
      'Qui nous sommes, comment se passe une consultation, à quoi nous nous engageons, et les personnes qui dirigent la clinique à Bamako.',
  },
  insurers: {
    title: 'Assurances et mutuelles acceptées — Le Fleuve',
    heading: 'Assurances et Mutuelles Acceptées',
    description:
      'La liste des assurances, mutuelles et organismes acceptés par la clinique. Apportez votre carte et une pièce d’identité.',
  },
  booking: {
    title: 'Prendre rendez-vous — Le Fleuve',
    heading: 'Prendre rendez-vous',
    description:
      'Par WhatsApp, téléphone, e-mail ou formulaire : comment demander un rendez-vous, quoi apporter, et que faire en cas d’urgence.',
  },
  privacy: {
    title: 'Confidentialité — Le Fleuve',
    heading: 'Confidentialité',
    description:
      'Ni compte, ni cookie de notre part, ni mesure d’audience. Ce que deviennent les messages du formulaire, et vos droits sur vos données.',
  },
  legal: {
    title: 'Mentions légales — Le Fleuve',
    heading: 'Mentions légales',
    description:
      'Qui publie ce site, qui l’héberge, d’où viennent les images et les textes, et pourquoi il ne remplace pas une consultation.',
  },
  siteMap: {
    title: 'Plan du site — Le Fleuve',
    heading: 'Plan du site',
    description:
      'Toutes les pages du site de la clinique : services, médecins, horaires, assurances, rendez-vous et informations légales.',
  },
  offline: {
    title: 'Pas de connexion — Le Fleuve',
    heading: 'Pas de connexion pour l’instant',
    description:
      'Cette page n’est pas gardée sur votre appareil. Voici comment joindre la clinique sans internet : téléphones, adresse et horaires.',
  },
  notFound: {
    title: 'Page introuvable — Le Fleuve',
    heading: 'Cette page n’existe pas',
    description:
      'L’adresse est peut-être mal écrite, ou la page a changé de place. Retournez à l’accueil ou appelez-nous, de jour comme de nuit.',
  },
} as const satisfies Record<string, PageText>;
