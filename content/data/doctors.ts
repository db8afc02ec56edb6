import type { Doctor } from '../model/doctor';
import type { Stated } from '../model/stated';
import type { PictureFile } from './pictures';

/** The doctors of the clinic, one for each portrait, in the order of the page « Médecins ». */
export const doctors = [
  {
    name: 'Dr Kadiatou Sangaré',
    specialty: 'Pédiatre',
    experience: '7 ans d’expérience',
    description:
      'Suit les enfants de la naissance à l’adolescence : croissance, vaccins, maladies de tous les jours. Elle parle français, bambara et peul.',
    image: 'medecins/medecin-01.jpg',
    consultation: ['Lundi 9H', 'Mercredi 9H', 'Vendredi 9H'],
    Tel: '+22300000011',
    confirmed: 'non',
  },
  {
    name: 'Dr Issa Coulibaly',
    specialty: 'Cardiologue',
    experience: '14 ans d’expérience',
    description:
      'Suit l’hypertension, les troubles du rythme et les personnes qui ont eu un problème cardiaque. Consultation en français, bambara et anglais.',
    image: 'medecins/medecin-02.jpg',
    consultation: ['Lundi 9H', 'Jeudi 9H'],
    Tel: '+22300000012',
    confirmed: 'non',
  },
  {
    name: 'Dr Rokiatou Dembélé',
    specialty: 'Gynécologue',
    experience: '21 ans d’expérience',
    description:
      'Accompagne les grossesses et les accouchements, et reçoit les femmes à tout âge. Elle parle français, bambara et minianka.',
    image: 'medecins/medecin-03.jpg',
    consultation: ['Mardi 9H', 'Jeudi 9H', 'Samedi 9H'],
    Tel: '+22300000013',
    confirmed: 'non',
  },
  {
    name: 'Dr Yacouba Samaké',
    specialty: 'Interniste',
    experience: '33 ans d’expérience',
    description:
      'Reçoit les personnes qui ont plusieurs maladies à la fois, ou des signes que l’on n’explique pas encore. Vous pouvez lui parler en français ou en bambara.',
    image: 'medecins/medecin-04.jpg',
    consultation: ['Lundi 9H', 'Mercredi 9H'],
    Tel: '+22300000014',
    confirmed: 'non',
  },
  {
    name: 'Dr Assitan Traoré',
    specialty: 'Médecin généraliste',
    experience: '5 ans d’expérience',
    description:
      'Consultations du quotidien et petites urgences, chez l’adulte comme chez l’enfant. Langues parlées : français, bambara, un peu d’anglais.',
    image: 'medecins/medecin-05.jpg',
    consultation: ['Tous les jours'],
    Tel: '+22300000015',
    confirmed: 'non',
  },
  {
    name: 'Dr Salif Togo',
    specialty: 'Médecin de rééducation',
    experience: '3 ans d’expérience',
    description:
      'Prépare avec les kinésithérapeutes la reprise de la marche et des gestes après une fracture, une opération ou une paralysie. Il parle français, bambara et dogon.',
    image: 'medecins/medecin-06.jpg',
    consultation: ['Lundi 8H', 'Mercredi 8H', 'Vendredi 8H'],
    Tel: '+22300000016',
    confirmed: 'non',
  },
  {
    name: 'Dr Mariam Guindo',
    specialty: 'Neurologue',
    experience: '10 ans d’expérience',
    description:
      'Migraine, épilepsie, tremblements, suites d’AVC : elle suit ces maladies dans la durée, en français, en bambara ou en dogon.',
    image: 'medecins/medecin-07.jpg',
    consultation: ['Mardi 9H', 'Vendredi 9H'],
    Tel: '+22300000017',
    confirmed: 'non',
  },
  {
    name: 'Dr Bocar Diallo',
    specialty: 'Urologue',
    experience: '24 ans d’expérience',
    description:
      'Reçoit pour les troubles urinaires, les calculs et la prostate ; il opère aussi à la polyclinique. Consultation en français, peul et bambara.',
    image: 'medecins/medecin-08.jpg',
    consultation: ['Mercredi 9H', 'Samedi 9H'],
    Tel: '+22300000018',
    confirmed: 'non',
  },
  {
    name: 'Dr Assétou Sanogo',
    specialty: 'Dermatologue',
    experience: '5 ans d’expérience',
    description:
      'Peau, cheveux et ongles, chez l’enfant comme chez l’adulte. Elle répond en français, en bambara et en sénoufo.',
    image: 'medecins/medecin-09.jpg',
    consultation: ['Lundi 15H', 'Jeudi 9H'],
    Tel: '+22300000019',
    confirmed: 'non',
  },
  {
    name: 'Dr Attaher Ag Rhissa',
    specialty: 'Ophtalmologue',
    experience: '8 ans d’expérience',
    description:
      'Contrôle de la vue, lunettes, cataracte, suivi du glaucome et des yeux des personnes diabétiques. Il parle français, tamasheq, songhaï et bambara.',
    image: 'medecins/medecin-10.jpg',
    consultation: ['Lundi 9H', 'Mercredi 9H', 'Jeudi 15H'],
    Tel: '+22300000020',
    confirmed: 'non',
  },
  {
    name: 'Dr Fanta Sidibé',
    specialty: 'Endocrinologue-diabétologue',
    experience: '29 ans d’expérience',
    description:
      'Suit le diabète, y compris pendant la grossesse, et les maladies de la thyroïde. Elle reçoit en français, en bambara et en peul.',
    image: 'medecins/medecin-11.jpg',
    consultation: ['Mardi 9H', 'Jeudi 9H'],
    Tel: '+22300000021',
    confirmed: 'non',
  },
  {
    name: 'Dr Drissa Berthé',
    specialty: 'Chirurgien',
    experience: '17 ans d’expérience',
    description:
      'Opère le ventre : hernie, vésicule, appendice. Il vous explique l’opération en français, en bambara ou en sénoufo.',
    image: 'medecins/medecin-12.jpg',
    consultation: ['Mardi 14H', 'Jeudi 14H'],
    Tel: '+22300000022',
    confirmed: 'non',
  },
  {
    name: 'Dr Safiatou Keïta',
    specialty: 'Gynécologue',
    experience: '13 ans d’expérience',
    description:
      'Suit les grossesses, fait les échographies et assiste les accouchements. Elle parle français, bambara et malinké.',
    image: 'medecins/medecin-13.jpg',
    consultation: ['Tous les jours'],
    Tel: '+22300000023',
    confirmed: 'non',
  },
  {
    name: 'Dr Aboubacrine Dicko',
    specialty: 'Médecin généraliste',
    experience: '4 ans d’expérience',
    description:
      'Reçoit toute la famille pour la fièvre, la toux, les douleurs et le suivi de la tension. Il parle français, bambara, peul et songhaï.',
    image: 'medecins/medecin-14.jpg',
    consultation: ['Tous les jours'],
    Tel: '+22300000024',
    confirmed: 'non',
  },
  {
    name: 'Dr Djénéba Fofana',
    specialty: 'Rhumatologue',
    experience: '17 ans d’expérience',
    description:
      'Soigne les douleurs des articulations, du dos et des os. Soninké, bambara ou français : vous choisissez la langue.',
    image: 'medecins/medecin-15.jpg',
    consultation: ['Mercredi 9H', 'Vendredi 9H'],
    Tel: '+22300000025',
    confirmed: 'non',
  },
  {
    name: 'Dr Siaka Koné',
    specialty: 'Traumatologue',
    experience: '11 ans d’expérience',
    description:
      'Prend en charge les fractures, les entorses et les blessures d’accident, et opère si nécessaire. Il parle français, bambara et sénoufo.',
    image: 'medecins/medecin-16.jpg',
    consultation: ['Lundi 9H', 'Mercredi 14H', 'Vendredi 9H'],
    Tel: '+22300000026',
    confirmed: 'non',
  },
  {
    name: 'Dr Coumba Bagayoko',
    specialty: 'Anesthésiste',
    experience: '4 ans d’expérience',
    description:
      'Vous reçoit avant l’opération, vous endort et veille sur votre réveil. Elle s’exprime en français et en bambara.',
    image: 'medecins/medecin-17.jpg',
    consultation: ['Sur R.D.V'],
    Tel: '+22300000027',
    confirmed: 'non',
  },
  {
    name: 'Dr Tiémoko Diakité',
    specialty: 'Psychiatre',
    experience: '26 ans d’expérience',
    description:
      'Écoute et soigne l’anxiété, la dépression, les troubles du sommeil et les suites d’un choc. Entretien en français ou en bambara, seul à seul ou avec un proche.',
    image: 'medecins/medecin-18.jpg',
    consultation: ['Mardi 15H', 'Vendredi 15H', 'Sur R.D.V'],
    Tel: '+22300000028',
    confirmed: 'non',
  },
  {
    name: 'Dr Zeïnabou Maïga',
    specialty: 'Médecin généraliste',
    experience: '3 ans d’expérience',
    description:
      'Reçoit adultes et enfants, tient à jour les vaccins et suit les maladies chroniques. Elle parle français, songhaï et bambara.',
    image: 'medecins/medecin-19.jpg',
    consultation: ['Tous les jours'],
    Tel: '+22300000029',
    confirmed: 'non',
  },
  {
    name: 'Dr Abdramane Doumbia',
    specialty: 'Radiologue',
    experience: '6 ans d’expérience',
    description:
      'Réalise et lit les radiographies, les scanners, les mammographies et les échographies. Il parle français, bambara et malinké.',
    image: 'medecins/medecin-20.jpg',
    consultation: ['Tous les jours'],
    Tel: '+22300000030',
    confirmed: 'non',
  },
  {
    name: 'Dr Ténin Kouyaté',
    specialty: 'Pneumologue',
    experience: '24 ans d’expérience',
    description:
      'Asthme, toux qui dure, manque de souffle : elle fait le point avec vous et revoit le traitement. Consultation en français, bambara et malinké.',
    image: 'medecins/medecin-21.jpg',
    consultation: ['Lundi 9H', 'Vendredi 9H'],
    Tel: '+22300000031',
    confirmed: 'non',
  },
  {
    name: 'Dr Makan Sissoko',
    specialty: 'Gastro-entérologue',
    experience: '19 ans d’expérience',
    description:
      'S’occupe de l’estomac, de l’intestin et du foie, et réalise les endoscopies digestives. Il parle français, bambara et khassonké.',
    image: 'medecins/medecin-22.jpg',
    consultation: ['Mardi 9H', 'Samedi 9H'],
    Tel: '+22300000032',
    confirmed: 'non',
  },
  {
    name: 'Dr Marthe Dakouo',
    specialty: 'ORL',
    experience: '8 ans d’expérience',
    description:
      'Oreilles, nez et gorge, des tout-petits aux grands-parents. Elle parle français, bambara et bomu.',
    image: 'medecins/medecin-23.jpg',
    consultation: ['Mardi 9H', 'Jeudi 16H'],
    Tel: '+22300000033',
    confirmed: 'non',
  },
  {
    name: 'Dr Nouhoum Camara',
    specialty: 'Dentiste',
    experience: '6 ans d’expérience',
    description:
      'Caries, détartrage, extractions et prothèses. Il explique chaque soin en français, en bambara ou en soninké.',
    image: 'medecins/medecin-24.jpg',
    consultation: ['Lundi 8H', 'Mardi 14H', 'Jeudi 8H'],
    Tel: '+22300000034',
    confirmed: 'non',
  },
  {
    name: 'Dr Nafissatou Konaté',
    specialty: 'Médecin biologiste',
    experience: '35 ans d’expérience',
    description:
      'Contrôle les résultats d’analyses et en parle avec votre médecin. Elle répond à vos questions en français et en bambara.',
    image: 'medecins/medecin-25.jpg',
    consultation: ['Tous les jours'],
    Tel: '+22300000035',
    confirmed: 'non',
  },
  {
    name: 'Dr Hamadoun Cissé',
    specialty: 'Pédiatre',
    experience: '36 ans d’expérience',
    description:
      'Suit les nourrissons, les enfants et les adolescents, et reçoit aussi les parents qui ont besoin d’un conseil. Il parle français, peul, songhaï et bambara.',
    image: 'medecins/medecin-26.jpg',
    consultation: ['Mardi 9H', 'Jeudi 9H', 'Samedi 9H'],
    Tel: '+22300000036',
    confirmed: 'non',
  },
  {
    name: 'Dr Maïmouna Sylla',
    specialty: 'Néphrologue',
    experience: '15 ans d’expérience',
    description:
      'Suit les maladies des reins, en lien avec le cardiologue et le diabétologue. Elle parle français, soninké et bambara.',
    image: 'medecins/medecin-27.jpg',
    consultation: ['Lundi 9H', 'Jeudi 9H'],
    Tel: '+22300000037',
    confirmed: 'non',
  },
  {
    name: 'Dr Almoustapha Touré',
    specialty: 'Hématologue',
    experience: '13 ans d’expérience',
    description:
      'Anémie, drépanocytose, saignements faciles : il lit vos analyses avec vous et organise le suivi. Consultation en français, songhaï et bambara.',
    image: 'medecins/medecin-28.jpg',
    consultation: ['Mercredi 9H', 'Sur R.D.V'],
    Tel: '+22300000038',
    confirmed: 'non',
  },
] as const satisfies readonly Stated<Doctor<PictureFile>>[];

/** Name of one of the doctors; specialties may name no one else. */
export type DoctorName = (typeof doctors)[number]['name'];
