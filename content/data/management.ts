import type { DirectorMessage, Manager } from '../model/manager';
import type { Stated } from '../model/stated';
import type { PictureFile } from './pictures';

/** The management team, in the order of the page. */
export const management: readonly Stated<Manager<PictureFile>>[] = [
  {
    name: 'Boubacar Cissé',
    role: 'Directeur général',
    image: 'direction/directeur.jpg',
    confirmed: 'non',
    description: 'Il répond de la marche de la clinique et reçoit les familles qui le demandent.',
  },
  {
    name: 'Mariam Sangaré',
    role: 'Directrice des soins',
    image: 'direction/directrice-soins.jpg',
    confirmed: 'non',
    description:
      'Elle organise le travail des infirmiers, des sages-femmes et des aides-soignants.',
  },
  {
    name: 'Ousmane Maïga',
    role: 'Administrateur',
    image: 'direction/administrateur.jpg',
    confirmed: 'non',
    description: 'Il suit l’accueil, les devis et les relations avec les assurances.',
  },
];

/** The director's message on the home page. */
export const directorMessage = {
  author: 'Boubacar Cissé',
  heading: 'Le mot du directeur',
  confirmed: 'non',
  paragraphs: [
    'Vous arrivez avec une douleur, une inquiétude, parfois un enfant dans les bras. Notre premier travail est de vous écouter.',
    'Plus de 22 spécialistes, un laboratoire, l’imagerie et un bloc opératoire sont réunis au même endroit.',
    'Nous recevons le jour, la nuit, le dimanche et les jours de fête. Si quelque chose ne vous a pas convenu, dites-le-nous : nous en tiendrons compte.',
  ],
} as const satisfies Stated<DirectorMessage>;
