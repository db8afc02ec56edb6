const vowel = /^[aeéèêiïoœuyh]/iu;

/** Returns « Pas de cardiologue le samedi ». `day` is one of `dayChoices`. */
export const nobodyOn = (who: string, day: string): string =>
  `Pas ${vowel.test(who) ? 'd’' : 'de '}${who} ${day === 'aujourdhui' ? 'à venir aujourd’hui' : `le ${day}`}`;
