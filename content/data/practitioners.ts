import type { Practitioner } from '../model/practitioner';
import type { PictureFile } from './pictures';

/** The three sample practitioners of the booking wizard (specification § 2): nobody of the clinic, since nothing is booked with them. */
export const practitioners: readonly Practitioner<PictureFile>[] = [
  {
    id: 'praticien-1',
    name: 'Dr Hawa Tembely',
    specialty: 'Médecin généraliste',
    avatar: 'praticiens/praticien-1.jpg',
  },
  {
    id: 'praticien-2',
    name: 'Dr Oumou Ballo',
    specialty: 'Pédiatre',
    avatar: 'praticiens/praticien-2.jpg',
  },
  {
    id: 'praticien-3',
    name: 'Dr Seydou Kanté',
    specialty: 'Cardiologue',
    avatar: 'praticiens/praticien-3.jpg',
  },
];
