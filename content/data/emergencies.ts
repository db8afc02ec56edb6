import { shownSituations, type EmergencyText, type Situation } from '../model/emergency';
import type { Stated } from '../model/stated';
import type { DoctorName } from './doctors';

/** What to do in any emergency, before looking for a sign. */
export const emergency = {
  confirmed: 'non',
  introduction: 'Venez ou appelez, jour et nuit, sans rendez-vous.',
  /** Fire brigade and rescue, which two Malian sources say responds in Bamako: see docs/sources-medicales.md. */
  nationalNumber: '18',
  cannotCome:
    'Vous n’avez pas de quoi venir ? Appelez aussi le 18, les sapeurs-pompiers. S’ils tardent, venez comme vous pouvez.',
  door: 'Le portail orange, à gauche du portail vert de l’entrée. La nuit, sonnez : il y a toujours quelqu’un.',
  toSay: [
    'où vous êtes : le quartier et un repère',
    'qui est malade ou blessé, et son âge',
    'ce qui se passe',
    'un numéro où vous rappeler',
  ],
} as const satisfies Stated<EmergencyText>;

/**
 * Every situation of the site, the most asked for first. This is the only place of each sign: specialties and articles name
 * situations by id. A doctor signs a whole situation: `signed: { by: 'Dr …', on: '2026-12-31' }`.
 */
export const situationsToSign = [
  {
    id: 'enfant',
    title: 'Un enfant malade',
    signs: [
      'L’enfant convulse, est difficile à réveiller ou ne réagit plus comme d’habitude.',
      'Il ne peut plus boire ni téter, ou il vomit tout.',
      'Il respire mal ou vite, ou sa poitrine se creuse sous les côtes.',
      'Il a de la fièvre, avec la nuque raide ou des taches sur la peau.',
      'Avant 3 mois, un bébé a de la fièvre, est froid ou tète mal.',
      'Il est très pâle, a les yeux creux, ou du sang dans les selles (caca).',
    ],
    sources: [
      'OMS, prise en charge intégrée des maladies de l’enfant (PCIME), 2014',
      'OMS Amériques, « Meningitis », 2009',
      'NHS (Royaume-Uni), « Healthier Together »',
    ],
  },
  {
    id: 'grossesse',
    title: 'Enceinte, ou après un accouchement',
    signs: [
      'Enceinte, vous saignez, perdez les eaux, ou votre bébé bouge moins.',
      'Dans les 6 semaines après l’accouchement, vous trempez plus d’une serviette hygiénique par heure.',
      'Vous avez de la fièvre, des convulsions ou du mal à respirer.',
      'Vous avez un fort mal de tête, la vue trouble ou le visage qui gonfle.',
      'Votre tension atteint 16 (160) au premier chiffre, ou 11 (110) au second.',
      'Votre ventre fait très mal, ou un mollet gonfle et fait mal.',
    ],
    sources: [
      'OMS, grossesse, accouchement, post-partum (PCPNC), 2015',
      'OMS, soins prénatals (SMART Guidelines)',
      'Hesperian, signes de danger de la mère après l’accouchement',
    ],
  },
  {
    id: 'poitrine',
    title: 'Poitrine, cœur, souffle',
    signs: [
      'Une douleur serre la poitrine, ou gagne le bras, le cou ou la mâchoire.',
      'Le souffle manque au repos, ou pour finir une phrase.',
      'Les lèvres deviennent bleues ou grises.',
      'Le cœur bat très vite, avec un malaise ou une perte de connaissance.',
      'Une crise d’asthme ne passe pas avec l’inhalateur.',
    ],
    sources: [
      'Conseil européen de réanimation (ERC), premiers secours, 2021',
      'NHS (Royaume-Uni), « Heart palpitations », 2025',
      'Pharmac (Nouvelle-Zélande), « Space to breathe »',
    ],
  },
  {
    id: 'etouffement',
    title: 'Étouffement, objet avalé',
    signs: [
      'Quelqu’un s’étouffe et ne peut plus ni tousser ni parler.',
      'Un enfant a avalé une pile, même s’il va bien.',
      'Une pile est coincée dans le nez ou dans l’oreille.',
      'La gorge fait mal au point de baver, ou de respirer avec bruit.',
    ],
    sources: [
      'Conseil européen de réanimation (ERC), premiers secours, 2021',
      'KidsHealth (Nouvelle-Zélande), « Button batteries », 2022',
      'Manuel MSD, « Sore throat », 2023',
    ],
  },
  {
    id: 'paralysie-convulsions',
    title: 'Paralysie, convulsions',
    signs: [
      'Le visage se déforme, un membre faiblit ou la parole se trouble, même un moment.',
      'Une personne convulse pour la première fois, plusieurs fois, ou plus de 5 minutes.',
      'Un mal de tête arrive d’un coup, plus fort que jamais.',
      'Le dos fait mal, et une jambe faiblit ou l’urine se bloque.',
    ],
    sources: [
      'Conseil européen de réanimation (ERC), premiers secours, 2021',
      'NHS (Royaume-Uni), « What to do if someone has a seizure », 2020',
      'NICE (Royaume-Uni), NG228 : mal de tête d’un coup',
      'Oxford University Hospitals, queue de cheval, 2014',
    ],
  },
  {
    id: 'blessure',
    title: 'Saignement, blessure',
    signs: [
      'Une plaie saigne beaucoup.',
      'Après un choc à la tête, quelqu’un vomit, s’endort, parle mal ou s’évanouit.',
      'Un membre blessé ou plâtré devient froid, bleu ou insensible.',
      'Le nez saigne encore après 15 minutes, pincé, la tête penchée en avant.',
    ],
    sources: [
      'Conseil européen de réanimation (ERC), premiers secours, 2021',
      'NICE (Royaume-Uni), NG232 : choc à la tête',
      'Blackpool Teaching Hospitals, plâtre',
      'NHS (Royaume-Uni), saignement de nez',
    ],
  },
  {
    id: 'poison',
    title: 'Produit ou médicaments avalés',
    signs: [
      'Quelqu’un a avalé un produit : soude, javel, pétrole.',
      'Quelqu’un a pris trop de médicaments, même s’il va bien.',
    ],
    sources: [
      'Croix-Rouge internationale (IFRC), produit avalé, 2016',
      'Centre national antipoison (Nouvelle-Zélande)',
    ],
  },
  {
    id: 'morsure',
    title: 'Morsure, piqûre',
    signs: [
      'Un serpent vous a mordu.',
      'Un scorpion vous a piqué.',
      'Un chien, un chat ou un autre animal vous a mordu ou griffé.',
      'Un animal a léché une plaie.',
    ],
    sources: [
      'OMS, Asie du Sud-Est : serpent, 2016',
      'OMS, rage : position, 2018',
      'CHR d’Agadez, scorpion, 2013',
    ],
  },
  {
    id: 'brulure',
    title: 'Brûlure, courant électrique',
    signs: [
      'La brûlure touche un enfant, le visage, les mains, les pieds ou le sexe.',
      'Elle est plus grande que la paume de la main.',
      'Le courant a traversé le corps, même sans brûlure visible.',
    ],
    sources: ['North Bristol NHS (Royaume-Uni), brûlures', 'St John Ambulance, courant électrique'],
  },
  {
    id: 'fievre-adulte',
    title: 'Fièvre d’un adulte',
    signs: [
      'La personne n’a plus les idées claires, convulse ou est difficile à réveiller.',
      'La nuque est raide, la tête fait très mal, ou la peau a des taches.',
      'Les yeux sont jaunes, les urines foncées, ou un saignement apparaît.',
      'La personne respire mal, ou ne tient plus debout.',
      'Elle est enceinte, vient d’accoucher ou est drépanocytaire.',
    ],
    sources: [
      'OMS Afrique, « Paludisme »',
      'OMS Amériques, « Meningitis », 2009',
      'OMS, grossesse, accouchement, post-partum (PCPNC), 2015',
      'ROFSED, drépanocytose',
    ],
  },
  {
    id: 'idees-noires',
    title: 'Idées noires, grande agitation',
    signs: [
      'Vous pensez à mourir ou à vous faire du mal, ou un proche en parle.',
      'Quelqu’un s’est fait du mal, même s’il semble aller bien.',
      'Quelqu’un ne dort plus, s’agite ou entend des voix, et a peur.',
      'Une femme qui vient d’accoucher craint de faire du mal à son bébé.',
      'Quelqu’un qui vient d’arrêter l’alcool tremble, voit des choses qui n’existent pas ou convulse.',
    ],
    sources: [
      'OMS, questions et réponses « Suicide », 2024',
      'OMS, mhGAP-IG 2.0, 2016',
      'Action on Postpartum Psychosis, « Getting help »',
    ],
  },
  {
    id: 'violence',
    title: 'Violence',
    signs: ['Vous avez subi une violence sexuelle, même sans blessure.'],
    sources: ['Prévention médicale (France), agression sexuelle : examen dans les 72 heures'],
  },
  {
    id: 'ventre',
    title: 'Ventre, sang vomi',
    signs: [
      'Une forte douleur au ventre ne passe pas, ou le ventre devient dur.',
      'Vous vomissez du sang, ou vos selles (caca) sont noires ou rouges.',
      'Une hernie devient dure, fait mal ou ne rentre plus.',
      'Vos règles sont en retard et votre bas-ventre fait très mal.',
    ],
    sources: [
      'RCEMLearning, « Appendicitis »',
      'NICE (Royaume-Uni), CG141 : sang vomi, selles noires ou rouges',
      'NHS Borders, guide d’orientation, hernie',
      'Hesperian, « Actions santé pour les femmes »',
    ],
  },
  {
    id: 'urines',
    title: 'Urines, reins, testicule',
    signs: [
      'Vous n’urinez presque plus.',
      'Un testicule fait brusquement mal, chez l’homme ou l’enfant.',
      'Vous avez mal en urinant, avec de la fièvre, des frissons ou mal au dos.',
      'Vos urines sont rouges, brunes ou noires.',
      'Sous dialyse, vous avez de la fièvre, saignez ou avez manqué une séance.',
    ],
    sources: [
      'NICE (Royaume-Uni), insuffisance rénale aiguë, 2013',
      'HSIB (Royaume-Uni), testicule, 2019',
      'La Revue du praticien, mal en urinant',
      'OMS Afrique, « Paludisme »',
      'CHUV, dialyse, 2020',
    ],
  },
  {
    id: 'yeux',
    title: 'Œil',
    signs: [
      'Un produit a touché l’œil : javel, lessive, ciment ou colle.',
      'Un œil a reçu un coup, ou quelque chose l’a percé.',
      'Un œil rouge fait mal, voit moins bien ou ne supporte pas la lumière.',
      'Les yeux d’un nouveau-né coulent ou gonflent.',
      'Une paupière gonfle, avec de la fièvre.',
    ],
    sources: [
      'Centre Antipoisons belge, produit dans l’œil, 2024',
      'DMC, « Eye injuries », 2019',
      'NHS (Royaume-Uni), « Red eye », 2016',
      'Manuel Merck, « Conjonctivite chez le nouveau-né », 2025',
      'Royal Free (Royaume-Uni), « Periorbital cellulitis »',
    ],
  },
  {
    id: 'bouche',
    title: 'Bouche, dents',
    signs: [
      'La joue ou le cou gonfle avec de la fièvre, ou jusqu’à l’œil.',
      'Vous avez du mal à ouvrir la bouche ou à avaler.',
      'L’endroit d’une dent arrachée saigne encore après 30 minutes à mordre un linge propre.',
      'Un choc vient d’arracher une dent d’adulte.',
    ],
    sources: [
      'SDCEP (Écosse), urgences dentaires',
      'NHS 111 Wales, « Swelling (mouth and face) »',
      'Rochdale, soins dentaires urgents (NHS)',
      'Ordre des chirurgiens-dentistes de La Réunion et Mayotte',
    ],
  },
  {
    id: 'peau',
    title: 'Peau, gonflement du visage',
    signs: [
      'Le visage ou la langue gonfle, ou la respiration devient difficile.',
      'La peau se détache, ou se couvre de cloques avec de la fièvre.',
      'Des taches rouges ou violettes ne s’effacent pas quand on appuie.',
      'Une plaque chaude et douloureuse s’étend vite, ou entoure un œil.',
    ],
    sources: [
      'NHS (Royaume-Uni), « Anaphylaxis »',
      'NHS (Royaume-Uni), Stevens-Johnson',
      'OMS Amériques, « Meningitis », 2009',
      'NHS (Royaume-Uni), « Cellulitis »',
    ],
  },
  {
    id: 'articulation',
    title: 'Dos, articulation',
    signs: [
      'Le dos fait mal, et l’entrejambe s’endort ou l’urine s’échappe.',
      'Une articulation devient chaude et gonflée, avec ou sans fièvre.',
      'Un enfant qui a de la fièvre ne bouge plus un bras ou une jambe.',
    ],
    sources: [
      'Oxford University Hospitals, queue de cheval, 2014',
      'BSR, BOA, RCGP et BSAC, « Hot swollen joint », 2006',
      'Queensland Children’s, « Bone and joint infections »',
    ],
  },
  {
    id: 'diabete',
    title: 'Diabète',
    signs: [
      'Une personne diabétique n’a plus les idées claires, est très endormie ou perd connaissance.',
      'Elle vomit, respire vite ou a mal au ventre.',
      'Elle a une plaie au pied, même petite, même sans douleur.',
    ],
    sources: [
      'Conseil européen de réanimation (ERC), premiers secours, 2021',
      'NICE (Royaume-Uni), NG18 : diabète',
      'NICE (Royaume-Uni), NG19 : pied du diabétique',
    ],
  },
  {
    id: 'drepanocytose',
    title: 'Drépanocytose',
    signs: [
      'Une personne drépanocytaire a de la fièvre, de fortes douleurs ou respire mal.',
      'Elle devient très pâle ou jaune, ou son ventre gonfle.',
      'Un bras ou une jambe faiblit.',
      'Une érection douloureuse dure plus de 2 heures.',
    ],
    sources: ['Drépanoclic, « Crise vaso-occlusive »', 'ROFSED, drépanocytose', 'Vidal Recos'],
  },
  {
    id: 'operation',
    title: 'Après une opération ou un examen',
    signs: [
      'La plaie opérée s’ouvre, saigne, coule ou devient chaude.',
      'Un mollet gonfle et fait mal, après une opération, un plâtre ou un long repos.',
      'Après une péridurale, une jambe reste faible, ou la tête fait très mal.',
      'Après un scanner, le visage gonfle ou la respiration devient difficile.',
      'Après une circoncision, la plaie saigne ou gonfle, ou l’enfant n’urine plus.',
    ],
    sources: [
      'Guy’s and St Thomas’ (Royaume-Uni), « Surgical wounds »',
      'NICE (Royaume-Uni), NG158 : jambe gonflée d’un côté',
      'Northern Care Alliance, « Epidural discharge advice »',
      'Leeds Teaching Hospitals, produit de contraste',
      'Sylla, circoncision, Prog Urol, 2003',
    ],
  },
  {
    id: 'traitement',
    title: 'Cortisone, thyroïde, chimiothérapie',
    signs: [
      'Sous cortisone, vous vomissez, avez de la fièvre ou vous sentez très faible.',
      'Sous médicament contre la thyroïde, vous avez de la fièvre ou mal à la gorge.',
      'Sous chimiothérapie, vous avez de la fièvre.',
    ],
    sources: [
      'Addison’s Disease Self-Help Group, cortisone, 2021',
      'University Hospitals Sussex et Barts, « Carbimazole »',
      'NICE (Royaume-Uni), CG151 : fièvre sous chimiothérapie',
    ],
  },
] as const satisfies readonly Situation<DoctorName>[];

/** Id of a situation. */
export type SituationId = (typeof situationsToSign)[number]['id'];

/** The situations that the site shows. */
export const situations: readonly Situation[] = shownSituations<Situation>(situationsToSign);
