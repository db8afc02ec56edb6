import { booking } from './booking';

const { nationalNumber } = booking.emergency;

// The same lists on the page of gynaecology, on that of ultrasound and in the article: see docs/sources-medicales.md.
const whilePregnant = 'un saignement, une perte d’eau, des contractions ou un bébé qui bouge moins';
const whenPregnantOrAfter = 'enceinte ou dans les 6 semaines après la naissance';
const pregnantOrAfter = [
  'du mal à respirer, des convulsions, ou des vomissements sans arrêt',
  'de la fièvre, un fort mal de ventre, ou un mollet gonflé et douloureux',
  'un fort mal de tête, la vue trouble, ou le visage ou les mains qui gonflent',
  'une tension qui atteint 16 (160) au premier chiffre, ou 11 (110) au second',
] as const;
const afterBirth = 'des pertes de sang abondantes, ou qui sentent mauvais';

/** The blood pressure that cannot wait in a woman who is pregnant or has just given birth, as a clause that follows « si ». */
export const pregnancyPressureSign = `${whenPregnantOrAfter}, vous avez ${pregnantOrAfter[3]}`;

/** What waits a few hours at most in the same women, as a clause that follows « si ». */
export const pregnancyToday = `vos jambes gonflent, ou votre tension atteint 14 (140) ou 9 (90), ${whenPregnantOrAfter}`;

/** The danger signs of pregnancy and of the six weeks after the birth, as clauses that follow « si ». */
export const pregnancyDangerSigns = [
  `vous êtes enceinte et avez ${whilePregnant}`,
  `${whenPregnantOrAfter}, vous avez ${pregnantOrAfter[0]}`,
  `${whenPregnantOrAfter}, vous avez ${pregnantOrAfter[1]}`,
  `${whenPregnantOrAfter}, vous avez ${pregnantOrAfter[2]}`,
  pregnancyPressureSign,
  `vous avez accouché et avez ${afterBirth}`,
] as const;

const sickBaby =
  'un bébé de moins de 3 mois a de la fièvre, est froid, tète mal, ou son nombril rougit ou coule';
const hardBreathing = 'respire mal ou vite, ou sa poitrine se creuse sous les côtes';
const sickChild = [
  'l’enfant convulse, est difficile à réveiller, ou ne réagit plus comme d’habitude',
  'l’enfant ne peut plus boire ni téter, ou vomit tout',
  'en plus de la fièvre, l’enfant est drépanocytaire, a la nuque raide, un fort mal de tête, le haut de la tête bombé ou des taches sur la peau',
  'l’enfant est très maigre ou très pâle, a les deux pieds gonflés, les yeux jaunes ou les urines foncées',
] as const;

/** The danger signs of a child with a fever, as clauses that follow « si », for the article on fever. */
export const feverDangerSigns = [sickBaby, `l’enfant ${hardBreathing}`, ...sickChild] as const;

/** The same signs in paediatrics, where choking stands too, with what to do for it. */
export const childDangerSigns = [
  sickBaby,
  `l’enfant s’étouffe, ${hardBreathing}`,
  ...sickChild,
] as const;

/** When a child sees a doctor on the same day. */
export const childToday =
  'votre enfant a de la fièvre, vomit ou a la diarrhée, même sans autre signe';

/** What to do while somebody convulses: whom not to hold back, and the pronoun of whom to lay down. */
const convulsion = (whom: string, it: 'le' | 'la') =>
  `Convulsions : écartez ce qui blesse, sans retenir ${whom}. Rien dans la bouche. Notez l’heure. Puis couchez-${it} sur le côté`;

/** What the hour is noted for. */
const longConvulsion = `Si cela dure plus de 5 minutes, appelez aussi le ${nationalNumber} (pompiers).`;

/** For a child, who comes in any case. */
export const childConvulsion = `${convulsion('l’enfant', 'le')}, et venez, même si cela s’arrête. ${longConvulsion}`;

/** For whomever it is, since a person with epilepsy may have a short one at home. */
export const anyConvulsion = `${convulsion('la personne', 'la')}. ${longConvulsion}`;

/** The danger signs of the heart, as clauses that follow « si »: in cardiology, and in the article on blood pressure. */
export const heartDangerSigns = [
  'une douleur serre votre poitrine, ou gagne le bras, le cou ou la mâchoire, même si elle passe',
  'vous manquez de souffle au repos ou couché',
  'votre cœur s’emballe et vous vous sentez mal, ou vous perdez connaissance',
  'votre tension atteint 18 (180) au premier chiffre, ou 12 (120) au second, avec un fort mal de tête, la vue trouble ou un côté faible',
  pregnancyPressureSign,
] as const;

/** When a high blood pressure sees a doctor on the same day. */
export const pressureToday =
  'votre tension atteint 18 (180) au premier chiffre, ou 12 (120) au second, même sans autre signe ; enceinte, dès 14 (140) ou 9 (90)';

/** What to do for somebody who answers no more: follows whom it is about. */
export const compressions = `appelez aussi le ${nationalNumber} (pompiers), couchez la personne sur le dos, et appuyez fort et vite au milieu de la poitrine, sans arrêter.`;

/** What to do for the heart, before setting out. */
export const heartFirstAid = [
  'En attendant qu’on vous conduise, restez assis, sans marcher.',
  'Personne évanouie qui respire bien : couchez-la sur le côté.',
  `Personne qui ne répond plus et ne respire plus normalement : ${compressions}`,
] as const;

/** The signs of a stroke: in neurology, and in the article on blood pressure. */
export const strokeSign =
  'un visage se déforme, un bras ou une jambe faiblit, ou la parole se trouble, même si cela passe';
