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

/** The same signs in three sentences, for an article. */
export const pregnancyDangerSentences = `Enceinte : ${whilePregnant}. Enceinte, et encore 6 semaines après la naissance : ${pregnantOrAfter.join(' ; ou ')}. Après la naissance : ${afterBirth}.`;
