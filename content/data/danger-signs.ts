// The same three lists on the page of gynaecology, on that of ultrasound and in the article: see docs/sources-medicales.md.
const whilePregnant = 'un saignement, une perte d’eau, ou un bébé qui bouge moins';
const pregnantOrAfter = [
  'du mal à respirer, ou des convulsions',
  'de la fièvre, un fort mal de ventre, ou un mollet gonflé et douloureux',
  'un fort mal de tête, la vue trouble, ou le visage ou les mains qui gonflent',
] as const;
const afterBirth = 'des pertes de sang abondantes, ou qui sentent mauvais';

/** The danger signs of pregnancy and of the six weeks after the birth, as clauses that follow « si ». */
export const pregnancyDangerSigns = [
  `vous êtes enceinte et avez ${whilePregnant}`,
  `enceinte ou dans les 6 semaines après la naissance, vous avez ${pregnantOrAfter[0]}`,
  `enceinte ou dans les 6 semaines après la naissance, vous avez ${pregnantOrAfter[1]}`,
  `enceinte ou dans les 6 semaines après la naissance, vous avez ${pregnantOrAfter[2]}`,
  `vous avez accouché et avez ${afterBirth}`,
] as const;

/** The same signs in three sentences, for an article. */
export const pregnancyDangerSentences = `Enceinte : ${whilePregnant}. Enceinte, et encore 6 semaines après la naissance : ${pregnantOrAfter.join(' ; ou ')}. Après la naissance : ${afterBirth}.`;
