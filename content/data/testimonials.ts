import type { Testimonial } from '../model/testimonial';
import { isConfirmed, type Stated } from '../model/stated';
import type { PictureFile } from './pictures';

/** What patients say of the welcome: samples, as the legal page tells visitors. */
export const testimonials: readonly Stated<Testimonial<PictureFile>>[] = [
  {
    image: 'patients/patient-1.jpg',
    name: 'Aminata Diarra',
    role: 'Mère d’un garçon de six ans',
    content:
      'L’infirmière s’est mise à la hauteur de mon fils et lui a montré le matériel avant la prise de sang. Il a pu poser ses questions, et moi aussi.',
    rating: 5,
    confirmed: 'non',
  },
  {
    image: 'patients/patient-2.jpg',
    name: 'Moussa Keïta',
    role: 'Étudiant, 24 ans',
    content:
      'J’ai attendu plus longtemps que prévu, mais on est venu me dire pourquoi. Le médecin a fait un dessin pour m’expliquer.',
    rating: 4,
    confirmed: 'non',
  },
  {
    image: 'patients/patient-3.jpg',
    name: 'Fatoumata Coulibaly',
    role: 'Grand-mère, 71 ans',
    content:
      'On m’a expliqué l’ordonnance en bambara, deux fois, sans se presser. Ma petite-fille n’a pas eu à traduire.',
    rating: 5,
    confirmed: 'non',
  },
];

/** Whether they are samples still: their section says so. */
export const testimonialsAreSamples = !isConfirmed(testimonials);
