import type { PageText } from './navigation';
import type { Stated } from '../clinic/stated';
import { clinic } from '../clinic/data';

/** `confirmed` is 'oui' for texts that promise nothing for the clinic. */
export const pages = {
  home: {
    title: `${clinic.name}, Bamako : ouverte jour et nuit`,
    heading: 'Des soins attentionnés pour toute la famille',
    picture: 'clinique/accueil-1.jpg',
    description:
      'À Bamako, plus de 22 spécialistes, un laboratoire et l’imagerie, 24h/24 et 7j/7. Rendez-vous par WhatsApp, téléphone, e-mail ou formulaire.',
    confirmed: 'non',
  },
  services: {
    title: `Services et spécialités — ${clinic.shortName}`,
    heading: 'Nos services et spécialités',
    description:
      'Pour chaque spécialité : ce qu’elle soigne, quels médecins vous reçoivent et quels jours, quand consulter et ce qu’il faut apporter.',
    layWords: ['spécialité', 'service'],
    confirmed: 'oui',
  },
  doctors: {
    title: `Tous nos médecins — ${clinic.shortName}`,
    heading: 'Tous Nos Médecins',
    description:
      'Cherchez un médecin par son nom ou par sa spécialité, voyez ses jours de consultation et demandez un rendez-vous par WhatsApp.',
    layWords: ['médecin', 'docteur'],
    confirmed: 'oui',
  },
  hours: {
    title: `Horaires d’ouverture — ${clinic.shortName}`,
    heading: 'Horaires d’ouverture',
    picture: 'clinique/accueil-1.jpg',
    description:
      'La clinique est ouverte du lundi au dimanche, 24h/24. Voyez les services disponibles jour et nuit, de la pédiatrie au laboratoire.',
    layWords: [
      'horaire',
      'heure',
      'ouvert',
      'fermé',
      'ouverture',
      'dimanche',
      'samedi',
      'nuit',
      'férié',
    ],
    confirmed: 'non',
  },
  emergencies: {
    title: `Urgences à Bamako, jour et nuit — ${clinic.shortName}`,
    heading: 'Urgences',
    description:
      'En cas d’urgence, venez ou appelez, jour et nuit : le téléphone, l’entrée, ce qu’il faut dire, et les signes d’urgence.',
    layWords: ['urgence', 'ambulance', 'samu', 'grave', 'secours', 'pompiers'],
    confirmed: 'non',
  },
  practical: {
    title: `Infos pratiques : venir, prix, assurance — ${clinic.shortName}`,
    heading: 'Infos pratiques',
    description:
      'Urgences, chemin, prix, paiement, assurance, maternité, vaccins, résultats, visites : les réponses courtes de la clinique, à Bamako.',
    confirmed: 'oui',
  },
  about: {
    title: `À propos de la ${clinic.name}`,
    heading: `À propos de la ${clinic.name}`,
    picture: 'clinique/accueil-1.jpg',
    description:
      'Qui nous sommes, comment se passe une consultation, à quoi nous nous engageons, et les personnes qui dirigent la clinique à Bamako.',
    layWords: ['directeur', 'clinique'],
    confirmed: 'oui',
  },
  insurers: {
    title: `Assurances et mutuelles acceptées — ${clinic.shortName}`,
    heading: 'Nos Partenaires',
    description:
      'La liste des assurances, mutuelles et organismes acceptés par la clinique. Apportez votre carte et une pièce d’identité.',
    layWords: ['assurance', 'mutuelle'],
    confirmed: 'non',
  },
  booking: {
    title: `Prendre rendez-vous — ${clinic.shortName}`,
    heading: 'Prendre rendez-vous',
    description:
      'Par WhatsApp, téléphone, e-mail ou formulaire : comment demander un rendez-vous, quoi apporter, et ce qui se passe ensuite.',
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
    confirmed: 'oui',
  },
  articles: {
    title: `Conseils santé — ${clinic.shortName}`,
    heading: 'Conseils santé',
    description:
      'Fièvre de l’enfant, tension, grossesse : des conseils simples avec leurs sources, et les signes d’urgence.',
    layWords: ['conseil', 'santé', 'article'],
    confirmed: 'oui',
  },
  search: {
    title: `Rechercher — ${clinic.shortName}`,
    heading: 'Rechercher',
    description:
      'Un mot suffit : dents, bébé, AMO, prix, parking. Spécialités, médecins, assurances, prix et urgences de la clinique, de A à Z.',
    confirmed: 'oui',
  },
  privacy: {
    title: `Confidentialité — ${clinic.shortName}`,
    heading: 'Confidentialité',
    description:
      'Ni compte, ni cookie de notre part, ni mesure d’audience. Ce que deviennent les messages du formulaire, et vos droits sur vos données.',
    confirmed: 'oui',
  },
  legal: {
    title: `Mentions légales — ${clinic.shortName}`,
    heading: 'Mentions légales',
    description:
      'Qui publie ce site, qui l’héberge, d’où viennent les images et les textes, et pourquoi il ne remplace pas une consultation.',
    confirmed: 'oui',
  },
  siteMap: {
    title: `Plan du site — ${clinic.shortName}`,
    heading: 'Plan du site',
    description:
      'Toutes les pages du site de la clinique : services, médecins, horaires, assurances, rendez-vous et informations légales.',
    confirmed: 'oui',
  },
  offline: {
    title: `Pas de connexion — ${clinic.shortName}`,
    heading: 'Pas de connexion pour l’instant',
    description:
      'Cette page n’est pas gardée sur votre appareil. Voici comment joindre la clinique sans internet : téléphones, adresse et horaires.',
    confirmed: 'oui',
  },
  notFound: {
    title: `Page introuvable — ${clinic.shortName}`,
    heading: 'Cette page n’existe pas',
    description:
      'L’adresse est peut-être mal écrite, ou la page a changé de place. Retournez à l’accueil ou appelez-nous, de jour comme de nuit.',
    confirmed: 'non',
  },
} as const satisfies Record<string, Stated<PageText>>;
