import type { Article } from '../../model/article';
import type { Stated } from '../../model/stated';
import type { DoctorName } from '../doctors';
import type { SituationId } from '../emergencies';
import type { PictureFile } from '../pictures';
import type { SpecialtyId } from '../specialties';

/** The first antenatal visit, before three months. */
export const firstAntenatalVisit = {
  slug: 'premiere-cpn',
  title: 'Enceinte ? La première CPN avant trois mois',
  excerpt:
    'Dès que vous pensez être enceinte, prenez rendez-vous pour la première consultation prénatale (CPN). Venez avant la fin du troisième mois, même si tout va bien.',
  date: '2026-08-24',
  icon: 'gynecologie',
  Image: 'equipements/echographie-1.jpg',
  linkId: 'Gynecologie',
  confirmed: 'non',
  situations: ['grossesse'],
  sections: [
    {
      id: 'pourquoi-si-tot',
      heading: 'Pourquoi si tôt ?',
      paragraphs: [
        'Au début, on date mieux la grossesse : on sait alors quand l’enfant doit naître, et s’il grandit bien. On trouve aussi à temps ce qui se soigne : une anémie (un manque de sang), une tension trop haute, une infection. En vous soignant tôt, on protège aussi votre enfant.',
      ],
    },
    {
      id: 'ce-qui-se-passe',
      heading: 'Ce qui se passe ce jour-là',
      paragraphs: [
        'La sage-femme ou le médecin vous écoute d’abord : vos autres grossesses, vos maladies, ce qui vous inquiète. Vous pouvez venir avec quelqu’un, ou demander à parler seule. Puis :',
      ],
      points: [
        'on mesure votre poids et votre tension, et l’on vous examine ;',
        'une prise de sang dit votre groupe sanguin et cherche une anémie, la syphilis, l’hépatite B ; le test du VIH vous est proposé, et son résultat reste secret ;',
        'on analyse les urines ;',
        'le vaccin contre le tétanos est mis à jour ;',
        'on vous prescrit de quoi éviter l’anémie ;',
        'une échographie est prévue avant la 24e semaine.',
      ],
    },
    {
      id: 'combien-de-cpn',
      heading: 'Combien de CPN ?',
      paragraphs: [
        'L’Organisation mondiale de la Santé en conseille au moins huit : la première avant trois mois, les autres aux dates que vous donne la sage-femme ou le médecin. Vous en avez manqué une ? Venez à la suivante : personne ne vous grondera.',
      ],
    },
    {
      id: 'paludisme',
      heading: 'Se protéger du paludisme',
      paragraphs: [
        'Pendant la grossesse, le paludisme est plus grave, pour la mère et pour l’enfant. Dormez chaque nuit sous une moustiquaire imprégnée. Le programme national en remet une aux femmes enceintes lors de la CPN, dans les centres qui y participent. À partir du quatrième mois, un traitement préventif se prend pendant la CPN. Pour toute fièvre, venez tout de suite.',
      ],
    },
    {
      id: 'tous-les-jours',
      heading: 'Entre deux CPN',
      paragraphs: [],
      points: [
        'Mangez un peu de tout, et un peu plus : haricots, œufs, poisson, viande, feuilles, fruits.',
        'Ni alcool, ni tabac. Demandez avant de prendre un nouveau médicament ou une décoction ; n’arrêtez pas de vous-même un traitement de longue durée.',
        'Reposez-vous chaque jour ; laissez à d’autres les charges lourdes.',
      ],
    },
    {
      id: 'preparer-la-naissance',
      heading: 'Préparer la naissance',
      paragraphs: [
        'Décidez avant le septième mois où vous accoucherez, comment vous y viendrez la nuit, qui vous accompagne et qui garde les enfants. Mettez un peu d’argent de côté. Gardez dans votre téléphone et dans celui d’un proche le numéro de la clinique et celui d’un taxi sûr.',
      ],
    },
    {
      id: 'a-apporter',
      heading: 'Ce qu’il faut apporter',
      paragraphs: [],
      points: [
        'Votre carnet de CPN, si vous en avez déjà un.',
        'La date du premier jour de vos dernières règles.',
        'Vos ordonnances et vos boîtes de médicaments.',
        'Une pièce d’identité, et votre carte d’AMO, de mutuelle ou d’assurance privée.',
      ],
    },
  ],
  sources: [
    'Organisation mondiale de la Santé, « Recommandations concernant les soins prénatals pour que la grossesse soit une expérience positive », 2016',
    'Organisation mondiale de la Santé, « Grossesse, accouchement, post-partum et soins du nouveau-né » (PCPNC), 2015',
    'Médecins Sans Frontières, « Soins obstétricaux et néonatals essentiels », consultations prénatales',
    'Programme national de lutte contre le paludisme, Mali, moustiquaires de la CPN',
  ],
} as const satisfies Stated<Article<PictureFile, SpecialtyId, DoctorName, SituationId>>;
