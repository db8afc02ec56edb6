import { hoursOf, type Hours } from '../model/calendar/hours';
import { hoursInWords, openDaysInWords } from '../model/calendar/print';
import { frenchSpaces } from '../fields/typography';
import type { Content } from './files';
import { nearest } from '../fields/nearest';

const placeholder = /\{([^{}]*)\}/gu;

const inWords = ({ openingHours }: Content['hours'], words: (hours: Hours) => string) =>
  openingHours.length > 0 ? words(hoursOf(openingHours)) : null;

/** Returns the value of each placeholder: « Bamako » for `{ville}`. Undefined for an invalid file, null for what the clinic does not say. */
export function placeholdersFrom({ clinic, doctors, hours, specialties }: Partial<Content>) {
  return {
    nom: clinic?.name.is ?? '',
    'nom court': clinic?.shortName.is ?? '',
    ville: clinic?.address.is.city ?? '',
    pays: clinic?.address.is.country ?? '',
    jours: hours && inWords(hours, openDaysInWords),
    horaires: hours && inWords(hours, hoursInWords),
    médecins: String(doctors?.length ?? 0),
    spécialités: String(specialties?.length ?? 0),
  };
}

type Words = ReturnType<typeof placeholdersFrom>;

const isKnown = (name: string, words: Words): name is keyof Words => Object.hasOwn(words, name);

/** Returns a sentence about the first unknown placeholder of a text. */
export function unknownPlaceholder(text: string, words: Words): string | undefined {
  const names = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const unsaid = names.find((name) => isKnown(name, words) && words[name] === null);
  if (unsaid !== undefined)
    return `« {${unsaid}} » : « horaires.yaml » ne dit pas d’heures ; écrivez-les, ou ôtez ces mots`;
  const unknown = names.find((name) => !isKnown(name, words));
  if (unknown === undefined) return undefined;
  const near = nearest(unknown, Object.keys(words));
  const list = Object.keys(words).map((name) => `{${name}}`);
  return `« {${unknown}} » n’est remplacé par rien : écrivez ${near === undefined ? list.join(', ') : `« {${near}} »`}`;
}

const filledText = (text: string, words: Words) =>
  frenchSpaces(
    text.replace(placeholder, (typed, name: string) =>
      isKnown(name, words) ? (words[name] ?? '') : typed,
    ),
  );

/** Returns `value` with its placeholders replaced. */
export function filled<Value>(value: Value, words: Words): Value {
  if (typeof value === 'string')
    return (value.includes('{') ? filledText(value, words) : value) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => filled(part, words)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, filled<unknown>(part, words)]);
  return Object.fromEntries(parts) as Value;
}
