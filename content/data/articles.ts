import type { Article } from '../model/article';
import type { PictureFile } from './pictures';

/** The health notes of the home page, newest first. */
export const articles = [
  {
    title: 'Fièvre chez l’enfant : venez le jour même',
    excerpt:
      'Seul un test dit si c’est le paludisme. De nuit aussi, venez tout de suite si l’enfant convulse, ne boit ou ne tète plus, vomit tout ou se réveille mal. Et chaque nuit, la moustiquaire imprégnée.',
    date: '2026-10-19',
    icon: 'pediatrie',
    Image: 'equipements/laboratoire-2.jpg',
  },
  {
    title: 'Bien mesurer sa tension à la maison',
    excerpt:
      'Restez assis cinq minutes, le dos appuyé, le bras posé à la hauteur du cœur. Mesurez sans parler, puis notez. Montrez vos chiffres au médecin ; n’arrêtez pas un traitement sans son avis.',
    date: '2026-09-14',
    icon: 'cardiologie',
    Image: 'equipements/cardiologie-1.jpg',
  },
  {
    title: 'Enceinte ? Une visite dans les trois premiers mois',
    excerpt:
      'Prenez votre carnet, même si tout va bien. Entre deux visites, venez sans attendre pour un saignement, une perte de liquide, une fièvre, un fort mal de tête, ou si le bébé bouge moins.',
    date: '2026-08-24',
    icon: 'gynecologie',
    Image: 'equipements/echographie-1.jpg',
  },
] as const satisfies readonly Article<PictureFile>[];
