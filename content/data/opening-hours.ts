import type { AvailableService, OpeningHours } from '../model/schedule';

/** The opening hours, one row a line of the table. */
export const openingHours = [
  { from: 'Lundi', to: 'Dimanche', hours: '24h/24' },
] as const satisfies readonly OpeningHours[];

/** The services that receive at any hour, in the order of the page. */
export const availableServices = [
  {
    title: 'Gynécologie-obstétrique',
    icon: 'gynecologie',
    text: 'Grossesse, accouchement, urgence : disponible jour et nuit, sans interruption.',
  },
  {
    title: 'Pédiatrie',
    icon: 'pediatrie',
    text: 'Votre bébé ou votre enfant est reçu jour et nuit, sans interruption.',
  },
  {
    title: 'Médecine générale',
    icon: 'medecine-generale',
    text: 'Un médecin est disponible jour et nuit, sans interruption.',
  },
  {
    title: 'Radiographie, scanner, échographie',
    icon: 'radiologie',
    text: 'Les examens d’imagerie se font jour et nuit, sans interruption.',
  },
  {
    title: 'Laboratoire d’analyses',
    icon: 'laboratoire',
    text: 'Prises de sang et analyses disponibles jour et nuit, sans interruption.',
  },
] as const satisfies readonly AvailableService[];
