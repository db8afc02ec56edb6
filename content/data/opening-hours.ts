import type { AvailableService, OpeningHours } from '../model/schedule';
import type { Stated } from '../model/stated';
import type { SpecialtyId } from './specialties';

/** The opening hours, one row a line of the table. */
export const openingHours = [
  { from: 'Lundi', to: 'Dimanche', hours: '24h/24', confirmed: 'non' },
] as const satisfies readonly Stated<OpeningHours>[];

/** What the page of the hours says of them first. */
export const openingNote = {
  is: 'La nuit, le dimanche et les jours de fête aussi.',
  confirmed: 'non',
} as const satisfies Stated<{ readonly is: string }>;

/** The services that receive at any hour, in the order of the page. */
export const availableServices = [
  {
    title: 'Gynécologie-obstétrique',
    linkId: 'Gynecologie',
    icon: 'gynecologie',
    text: 'Grossesse, accouchement, urgence : disponible jour et nuit, sans interruption.',
    confirmed: 'non',
  },
  {
    title: 'Pédiatrie',
    linkId: 'Pediatrie',
    icon: 'pediatrie',
    text: 'Votre bébé ou votre enfant est reçu jour et nuit, sans interruption.',
    confirmed: 'non',
  },
  {
    title: 'Médecine générale',
    linkId: 'MedecineGenerale',
    icon: 'medecine-generale',
    text: 'Un médecin est disponible jour et nuit, sans interruption.',
    confirmed: 'non',
  },
  {
    title: 'Radiographie, scanner, échographie',
    linkId: 'RadioScanner',
    icon: 'radiologie',
    text: 'Les examens d’imagerie se font jour et nuit, sans interruption.',
    confirmed: 'non',
  },
  {
    title: 'Laboratoire d’analyses',
    linkId: 'Laboratoire',
    icon: 'laboratoire',
    text: 'Prises de sang et analyses disponibles jour et nuit, sans interruption.',
    confirmed: 'non',
  },
] as const satisfies readonly Stated<AvailableService<SpecialtyId>>[];
