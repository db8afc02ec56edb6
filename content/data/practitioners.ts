import type { Practitioner } from '../model/practitioner';
import type { PictureFile } from './pictures';

/** The three sample practitioners of the booking wizard, taken from the doctors (specification § 2). */
export const practitioners: readonly Practitioner<PictureFile>[] = [
  {
    id: 'praticien-1',
    name: 'Dr Assitan Traoré',
    specialty: 'Médecin généraliste',
    avatar: 'medecins/medecin-05.jpg',
  },
  {
    id: 'praticien-2',
    name: 'Dr Kadiatou Sangaré',
    specialty: 'Pédiatre',
    avatar: 'medecins/medecin-01.jpg',
  },
  {
    id: 'praticien-3',
    name: 'Dr Issa Coulibaly',
    specialty: 'Cardiologue',
    avatar: 'medecins/medecin-02.jpg',
  },
];
