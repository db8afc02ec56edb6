import { oneOf, significantWords } from '../search/telling-words';
import { isMistyped } from '../search/words';

export interface NamedInsurer {
  /** As displayed. */
  name: string;
  /** `name`, and what else visitors type, separated by semicolons. */
  allNames: string;
}

/** Words that many cards contain, and countries. They do not identify an insurer. */
const isGeneral = /* @__PURE__ */ oneOf(
  'assurance assurances benin burkina caisse carte compagnie faso groupe guinee maladie mali mauritanie mutuelle nationale niger obligatoire sa senegal societe togo vie',
);

/** Places, which many insurers have in their name. */
const isPlace = /* @__PURE__ */ oneOf('afrique belgique france');

const ownWords = (name: string): string[] =>
  significantWords(name).filter((word) => !isGeneral(word));

/** Returns the folded words that distinguish an insurer from others. */
export const insurerWords = (name: string): string[] =>
  ownWords(name).filter((word) => !isPlace(word));

/** The last letter of a long word may be missing: « atlantic ». */
const isWhole = (typed: string, own: string) =>
  typed === own || (own.startsWith(typed) && isMistyped(own, typed));

/** Whether all typed words belong to one insurer, including the first word of one of its names. */
function isNamedBy(typed: readonly string[], { allNames }: NamedInsurer): boolean {
  const names = allNames.split(/[(),;]/).map(ownWords);
  const isOwn = (word: string) => names.flat().some((own) => isWhole(word, own));
  const isFirst = (word: string) => names.some(([own = '']) => isWhole(word, own));
  return (
    (typed.every(isOwn) && typed.some(isFirst)) ||
    names.some((words) => words.join('') === typed.join(''))
  );
}

/** Whether a typed word begins a word of the names, or nearly matches one. */
function mayBe({ allNames }: NamedInsurer, typed: readonly string[]): boolean {
  const own = insurerWords(allNames);
  return typed.some((word) => own.some((name) => name.startsWith(word) || isMistyped(word, name)));
}

/** Returns the insurers that the whole text names, or each word; otherwise, those that may be meant. */
export function insurersNamed<Any extends NamedInsurer>(
  typed: string,
  insurers: readonly Any[],
): { found: readonly Any[]; isSure: boolean } {
  const words = ownWords(typed);
  if (words.length === 0) return { found: insurers, isSure: true };
  const whole = insurers.filter((one) => isNamedBy(words, one));
  if (whole.length > 0) return { found: whole, isSure: true };
  const named = (word: string) => insurers.filter((one) => isNamedBy([word], one));
  const several = new Set(words.flatMap(named));
  if (words.every((word) => named(word).length > 0)) return { found: [...several], isSure: true };
  const strong = words.filter((word) => !isPlace(word));
  return { found: insurers.filter((one) => mayBe(one, strong)), isSure: false };
}

/** The others are counted. */
const mostNames = 3;

/** Returns a count, the name of a single one, those that may be meant, or what to do for none. */
export function insurersInWords(insurers: readonly NamedInsurer[], isSure: boolean): string {
  const names = insurers.map(({ name }) => name);
  if (names.length === 0)
    return 'Pas trouvée sous ce nom\u00a0: appelez-nous, nous vous dirons si elle est acceptée.';
  if (!isSure && names.length > mostNames) return `${names.length}\u00a0assurances possibles`;
  if (!isSure) return `Voulez-vous dire\u00a0: ${names.join(', ')}\u00a0?`;
  return names.length === 1
    ? `Oui, acceptée\u00a0: ${names.join('')}`
    : `${names.length}\u00a0assurances acceptées`;
}
