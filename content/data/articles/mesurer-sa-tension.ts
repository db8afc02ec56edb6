import type { Article } from '../../model/article';
import type { Stated } from '../../model/stated';
import type { DoctorName } from '../doctors';
import type { SituationId } from '../emergencies';
import type { PictureFile } from '../pictures';
import type { SpecialtyId } from '../specialties';

/** Measuring one’s blood pressure at home. */
export const bloodPressureAtHome = {
  slug: 'mesurer-sa-tension',
  title: 'Bien mesurer sa tension à la maison',
  excerpt:
    'Une tension trop haute ne fait pas mal : près de la moitié des personnes qui en ont une ne le savent pas. Bien la mesurer chez vous aide le médecin à bien vous soigner.',
  date: '2026-09-14',
  icon: 'cardiologie',
  Image: 'equipements/cardiologie-1.jpg',
  linkId: 'Cardiologie',
  confirmed: 'non',
  situations: ['poitrine', 'paralysie-convulsions', 'grossesse'],
  sections: [
    {
      id: 'appareil',
      heading: 'Quel appareil ?',
      paragraphs: [
        'Prenez un tensiomètre électronique qui se met au bras. Ceux du poignet trompent dès que le poignet n’est pas à la hauteur du cœur. Le brassard doit aller à votre bras : ni lâche, ni serré. Apportez l’appareil à la consultation : on le compare au nôtre.',
      ],
    },
    {
      id: 'avant',
      heading: 'Avant de mesurer',
      paragraphs: [],
      points: [
        'Depuis une demi-heure : ni café, ni thé fort, ni cola, ni cigarette, ni effort.',
        'Allez d’abord aux toilettes.',
        'Asseyez-vous au calme pendant cinq minutes.',
      ],
    },
    {
      id: 'pendant',
      heading: 'Pendant la mesure',
      paragraphs: [],
      points: [
        'Le dos appuyé, les deux pieds à plat, les jambes non croisées.',
        'Le bras nu, posé sur la table, le brassard à la hauteur du cœur.',
        'Ne parlez pas, ne bougez pas, ne regardez pas le téléphone.',
      ],
    },
    {
      id: 'quand',
      heading: 'Quand, et combien de fois ?',
      paragraphs: [
        'Les trois jours qui précèdent votre rendez-vous, mesurez trois fois le matin et trois fois le soir, à une ou deux minutes d’intervalle. Le matin, avant de manger et avant vos médicaments ; le soir, avant de vous coucher. Toujours au même bras.',
        'Notez tout dans un carnet, même les chiffres qui vous étonnent : la date, l’heure, les deux chiffres. Une mesure seule ne dit presque rien ; dix-huit mesures disent beaucoup.',
      ],
    },
    {
      id: 'lire',
      heading: 'Lire les deux chiffres',
      paragraphs: [
        'L’appareil affiche par exemple 128 et 79 : on dit « 12,8 sur 7,9 ». Le premier chiffre est la force du sang quand le cœur se serre, le second quand il se relâche.',
        'Votre tension atteint 18 (180) au premier chiffre, ou 12 (120) au second ? Venez tout de suite si vous avez aussi mal à la poitrine, un fort mal de tête, la vue trouble, le souffle court ou un côté du corps faible. Sans autre signe, mesurez encore cinq minutes après : si c’est toujours aussi haut, venez aujourd’hui.',
        'Enceinte, ou dans les 6 semaines après l’accouchement, venez aujourd’hui dès 14 (140) ou 9 (90) ; tout de suite dès 16 (160) ou 11 (110), ou avec un de ces signes.',
        'Votre tension atteint souvent 14 (140) ou 9 (90), et vous n’êtes pas enceinte ? Prenez rendez-vous. Une seule fois, après une dispute ou une mauvaise nuit, ce n’est pas encore une maladie : reposez-vous et recommencez.',
      ],
    },
    {
      id: 'tous-les-jours',
      heading: 'Ce qui aide, tous les jours',
      paragraphs: [],
      points: [
        'Salez moins. Les cubes de bouillon contiennent beaucoup de sel : mettez-en moins, et plus d’oignon, d’ail et de citron.',
        'Marchez une demi-heure par jour. Mangez des légumes et des fruits.',
        'Ne fumez pas.',
        'Prenez vos médicaments chaque jour. Si la tension est redevenue bonne, c’est qu’ils agissent : ne les arrêtez pas sans l’avis du médecin, même pendant le ramadan.',
      ],
    },
  ],
  sources: [
    'Organisation mondiale de la Santé, « Hypertension », aide-mémoire, 2023',
    'Assurance maladie (France), « Prendre sa tension artérielle à domicile » : trois mesures, matin et soir, trois jours',
    'NHS, mesure de la tension à la maison : position et repos',
    'NICE, NG136 : 140/90, 180/120',
    'Organisation mondiale de la Santé, recommandations numériques pour les soins prénatals : 140/90 et 160/110 pendant la grossesse',
  ],
} as const satisfies Stated<Article<PictureFile, SpecialtyId, DoctorName, SituationId>>;
