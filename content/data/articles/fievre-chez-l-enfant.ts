import type { Article } from '../../model/article';
import type { Stated } from '../../model/stated';
import type { DoctorName } from '../doctors';
import type { SituationId } from '../emergencies';
import type { PictureFile } from '../pictures';
import type { SpecialtyId } from '../specialties';

/** A child has a fever: come on the same day. */
export const feverOfChildren = {
  slug: 'fievre-chez-l-enfant',
  title: 'Fièvre chez l’enfant : venez aujourd’hui',
  excerpt:
    'La fièvre n’est pas une maladie : c’est un signe. Au Mali, elle peut venir du paludisme, qui s’aggrave vite chez l’enfant. Seul un test le dit : même sans signe de danger, enfant ou adulte, venez aujourd’hui.',
  date: '2026-10-19',
  icon: 'pediatrie',
  Image: 'conseils/fievre-chez-l-enfant.jpg',
  linkId: 'Pediatrie',
  confirmed: 'non',
  situations: ['enfant'],
  sections: [
    {
      id: 'reconnaitre',
      heading: 'Est-ce de la fièvre ?',
      paragraphs: [
        'Touchez le ventre et la nuque : le front trompe. Si vous avez un thermomètre, mettez-le sous le bras : à partir de 37,5 °C, c’est de la fièvre. N’attendez pas un chiffre plus haut pour venir.',
        'Regardez surtout l’enfant. Un enfant tiède mais sans force, qui ne joue plus et ne boit plus, peut être plus malade qu’un enfant très chaud qui court : venez tout de suite.',
      ],
    },
    {
      id: 'pourquoi-aujourd-hui',
      heading: 'Pourquoi aujourd’hui ?',
      paragraphs: [
        'Sans traitement, un paludisme peut devenir grave en vingt-quatre heures. Traité tôt, il guérit le plus souvent sans suite. Le test se fait avec une goutte de sang, au bout du doigt. Le résultat vient pendant que vous attendez.',
        'Si le test est négatif, la fièvre a une autre cause : les oreilles, la gorge, les poumons, les urines… Le médecin la cherche. C’est pourquoi un traitement contre le paludisme pris « au cas où », sans test, peut faire perdre un jour précieux.',
      ],
    },
    {
      id: 'en-attendant',
      heading: 'En attendant de voir le médecin',
      paragraphs: [],
      points: [
        'Donnez souvent à boire, par petites gorgées. Le bébé tète autant qu’il veut.',
        'Habillez l’enfant légèrement. Ni bain froid, ni glace, ni alcool sur la peau.',
        'Ne donnez pas les médicaments d’un autre enfant, ni un reste d’ordonnance : la dose dépend du poids.',
        'Regardez-le souvent. Si un signe du haut de cette page apparaît, venez tout de suite, même la nuit.',
      ],
    },
    {
      id: 'a-dire-au-medecin',
      heading: 'Ce que le médecin vous demandera',
      paragraphs: [
        'Depuis quand l’enfant est chaud ; s’il boit, mange et urine ; s’il a vomi, toussé ou convulsé ; ce qu’il a déjà pris. Apportez les boîtes de médicaments et le carnet de vaccination.',
      ],
    },
    {
      id: 'apres',
      heading: 'De retour à la maison',
      paragraphs: [
        'Donnez le traitement jusqu’au bout, même si la fièvre tombe dès le premier jour. S’il vomit le médicament, appelez-nous. Si la fièvre dure encore deux jours après le début du traitement, ou si elle revient, ramenez l’enfant.',
      ],
    },
    {
      id: 'eviter-le-paludisme',
      heading: 'Éviter le prochain paludisme',
      paragraphs: [
        'Toute l’année, chaque nuit, faites dormir l’enfant sous une moustiquaire imprégnée. Pendant l’hivernage, la campagne nationale de prévention donne aux petits un médicament une fois par mois : ne manquez aucun passage.',
        'Depuis avril 2025, un vaccin contre le paludisme est donné aux enfants à partir de 5 mois dans une partie du pays. Demandez au pédiatre, ou à votre centre de santé, si votre enfant peut le recevoir. Vacciné, il dort quand même sous la moustiquaire.',
      ],
    },
  ],
  sources: [
    'Organisation mondiale de la Santé, « Paludisme », aide-mémoire',
    'Organisation mondiale de la Santé, prise en charge intégrée des maladies de l’enfant (PCIME), 2014',
    'Programme national de lutte contre le paludisme, Mali, moustiquaires et prévention saisonnière',
    'Bureau de l’OMS au Mali, introduction du vaccin contre le paludisme, 25 avril 2025',
  ],
} as const satisfies Stated<Article<PictureFile, SpecialtyId, DoctorName, SituationId>>;
