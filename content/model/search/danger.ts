import { isFiller } from './telling-words';
import { heard, isMistyped, wordsIn } from './words';

/** Entries as the staff write them, separated by commas: « boit plus, nuque raide ». */
export interface WrittenDangers {
  situations: readonly { id: string; words?: string }[];
  /** In English. */
  english: string;
  /** Of no situation. */
  words: string;
  /** Words that alone tell no danger beside a harmless one: « sang » beside « analyse ». */
  unclear: string;
  harmless: string;
}

/** As `compileDangers` returns them: each list of entries as heard. */
export interface DangerWords extends Omit<WrittenDangers, 'situations'> {
  situations: readonly (readonly string[])[];
}

export interface Danger {
  /** Ids, with those of the longest entry first; possibly none. */
  situations: readonly string[];
  isEnglish: boolean;
}

const tellingWords = (text: string) => wordsIn(text).filter((word) => !isFiller(word));

/** Misspelt entries that are heard alike are one. */
const asHeard = (entries: string) => {
  const all = entries.split(',').map((entry) => tellingWords(entry).map(heard).join(' '));
  return [...new Set(all)].join(',');
};

/** Returns what `dangerFinder` reads. */
export const compileDangers = (written: WrittenDangers): DangerWords => ({
  situations: written.situations.map(({ id, words }) => [id, asHeard(words ?? '')]),
  english: asHeard(written.english),
  words: asHeard(written.words),
  unclear: asHeard(written.unclear),
  harmless: asHeard(written.harmless),
});

/** Without an elided letter that lacks its apostrophe: « setouffe ». */
const unglued = (word: string) => word.replace(/^(?:[cdjlmns]|qu)(?=[aeiouyh].{4})/, '');

const entriesIn = (list: string) => list.split(',').filter(Boolean);

/** The function returns undefined if no entry has all its words in the sentence, in any order. Negations are not read. */
export function dangerFinder({
  situations,
  english,
  words,
  unclear,
  harmless,
}: DangerWords): (sentence: string) => Danger | undefined {
  const entries = [...situations, ['', words], ['en', english]].flatMap(([id = '', list = '']) =>
    entriesIn(list).map((entry) => ({ id, entry, needed: entry.split(' ') })),
  );
  const unclearEntries = new Set(entriesIn(unclear));
  const harmlessWords = new Set(entriesIn(harmless));
  const known = new Set([...harmlessWords, ...entries.flatMap(({ needed }) => needed)]);
  return (sentence) => {
    const typed = tellingWords(sentence);
    const heardWords = typed.map(heard);
    const forms = new Set([...heardWords, ...typed.map(unglued).map(heard)]);
    const mistyped = heardWords.filter((form) => form.length > 4 && !known.has(form));
    const isSaid = (wanted: string) =>
      forms.has(wanted) || mistyped.some((form) => isMistyped(form, wanted));
    const mayWait = [...forms].some((form) => harmlessWords.has(form));
    const told = entries
      .filter(
        ({ entry, needed }) => !(mayWait && unclearEntries.has(entry)) && needed.every(isSaid),
      )
      .sort((one, other) => other.needed.length - one.needed.length);
    if (told.length === 0) return undefined;
    const ids = new Set(told.map(({ id }) => id));
    return {
      situations: [...ids].filter((id) => id !== '' && id !== 'en'),
      isEnglish: ids.has('en'),
    };
  };
}
