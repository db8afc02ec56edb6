import { fold, foldLetters, isNear, oneOf, significantWords } from '../search/words';

export interface NamedInsurer {
  /** As displayed. */
  readonly name: string;
  /** `name`, and what else visitors type, separated by spaces. */
  readonly allNames: string;
}

/** On many cards, with the country, so that they tell nothing. */
const isGeneral = /* @__PURE__ */ oneOf(
  'assurance assurances benin burkina caisse carte compagnie faso groupe guinee maladie mali mauritanie mutuelle nationale niger obligatoire sa senegal societe togo vie',
);

/** Returns the words that tell an insurer from another, folded. */
export const insurerWords = (name: string): string[] =>
  significantWords(name).filter((word) => !isGeneral(word));

/** In letters; a shorter word must have no mistake. */
const shortestMistaken = 4;

/** Words of one or two letters must begin a word. */
const isIn = (word: string, text: string) =>
  word.length > 2 ? text.includes(word) : ` ${text}`.includes(` ${word}`);

/** Returns a score in letters, so that « nsia » weighs more than « ma », the beginning of « mali ». */
function lettersIn(typed: readonly string[], { allNames }: NamedInsurer): number {
  const forms = [foldLetters(allNames), fold(allNames)];
  const found = typed.filter((word) => forms.some((form) => isIn(word, form)));
  const whole = typed.join('');
  const isWhole = fold(allNames).replaceAll(' ', '').includes(whole);
  return isWhole && whole.length > 2 ? whole.length : found.join('').length;
}

/** Returns the insurers that most of what is typed names; or else those that one wrong letter may mean. */
export function insurersNamed<Any extends NamedInsurer>(
  typed: string,
  insurers: readonly Any[],
): { readonly found: readonly Any[]; readonly isSure: boolean } {
  const words = insurerWords(typed);
  if (words.length === 0) return { found: insurers, isSure: true };
  const scores = insurers.map((insurer) => lettersIn(words, insurer));
  const best = Math.max(...scores);
  if (best > 0)
    return { found: insurers.filter((_, index) => scores[index] === best), isSure: true };
  const mayBe = words.filter(({ length }) => length >= shortestMistaken);
  const found = insurers.filter(({ allNames }) =>
    insurerWords(allNames).some((own) => mayBe.some((word) => isNear(word, own))),
  );
  return { found, isSure: false };
}

/** Says whether insurers are accepted: a count, the name of a single one, those that may be meant, or what to do for none. */
export function insurersInWords(insurers: readonly NamedInsurer[], isSure: boolean): string {
  const names = insurers.map(({ name }) => name);
  if (names.length === 0)
    return 'Pas trouvée sous ce nom\u00a0: appelez-nous, nous vous dirons si elle est acceptée.';
  if (!isSure) return `Voulez-vous dire\u00a0: ${names.join(', ')}\u00a0?`;
  return names.length === 1
    ? `Oui, acceptée\u00a0: ${names.join('')}`
    : `${names.length}\u00a0assurances acceptées`;
}
