import type { Article } from '../model/article';
import { comeOrCallSentence } from '../model/urgent';
import type { Stated } from '../model/stated';
import { clinic } from './clinic';
import { pregnancyDangerSentences } from './danger-signs';
import type { PictureFile } from './pictures';

const comeOrCall = comeOrCallSentence(clinic.phones[0]);

/** The health notes of the home page, newest first. */
export const articles = [
  {
    title: 'Fièvre chez l’enfant : venez le jour même',
    excerpt: `${comeOrCall}, de nuit aussi, si l’enfant a moins de 3 mois, est drépanocytaire, respire mal, convulse ou est difficile à réveiller. De même s’il ne peut ni boire ni téter, vomit tout, est très pâle, ou a la nuque raide, un fort mal de tête, le haut de la tête bombé, des taches sur la peau, les yeux jaunes ou les urines foncées. Sans ces signes, enfant ou adulte, venez quand même le jour même : seul un test dit si c’est le paludisme. Chaque nuit, faites dormir l’enfant sous une moustiquaire imprégnée.`,
    date: '2026-10-19',
    icon: 'pediatrie',
    Image: 'equipements/laboratoire-2.jpg',
    confirmed: 'non',
  },
  {
    title: 'Bien mesurer sa tension à la maison',
    excerpt: `Votre tension atteint 18 (180) au premier chiffre, ou 12 (120) au second ? ${comeOrCall} si vous avez aussi mal à la poitrine, un fort mal de tête, la vue trouble, le souffle court ou un côté faible. Sans autre signe, mesurez encore cinq minutes après : si c’est toujours aussi haut, venez le jour même. Elle atteint souvent 14 (140) ou 9 (90) ? Prenez rendez-vous. Enceinte, ou dans les 6 semaines après la naissance, venez le jour même dès 14 ou 9 ; tout de suite dès 16 (160) ou 11 (110), ou avec un de ces signes. Pour mesurer, restez assis cinq minutes, le dos appuyé, le bras posé à la hauteur du cœur, sans parler ; puis notez. N’arrêtez pas un traitement sans l’avis du médecin.`,
    date: '2026-09-14',
    icon: 'cardiologie',
    Image: 'equipements/cardiologie-1.jpg',
    confirmed: 'non',
  },
  {
    title: 'Enceinte ? La première CPN avant trois mois',
    excerpt: `Venez à la consultation prénatale (CPN) avec votre carnet, même si tout va bien. ${comeOrCall}, de jour comme de nuit, pour un de ces signes. ${pregnancyDangerSentences}`,
    date: '2026-08-24',
    icon: 'gynecologie',
    Image: 'equipements/echographie-1.jpg',
    confirmed: 'non',
  },
] as const satisfies readonly Stated<Article<PictureFile>>[];
