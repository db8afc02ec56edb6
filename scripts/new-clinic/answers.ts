import path from 'node:path';
import { foldLetters } from '../../content/model/search/words';

export interface Answers {
  name: string;
  city: string;
  /** E.164 */
  phone: string;
  /** ISO 3166-1; by default, the country of the telephone. */
  countryCode?: string;
  fuseau?: string;
  currency?: string;
  /** As in `horaires.yaml`. */
  openingHours: readonly string[];
  /** The hours at which emergencies are received, or who receives them. */
  emergencies: { openingHours: readonly string[] } | { hospital: string };
  nationalNumber: string;
  /** Ids of specialties of the sample. */
  specialties: readonly string[];
}

/** Returns lines as in `horaires.yaml`. */
export const linesIn = (typed: string): string[] => typed.split(';').map((line) => line.trim());

export type Entry = Record<string, unknown>;

/** Values of YAML files, by path below `content/data/`. Every scalar is a string. */
export type Files = Record<string, unknown>;

const isSame = (one: string, other: string) => foldLetters(one) === foldLetters(other);

const regionNames = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Returns the code (ISO 3166-1) of a country, typed as its French name or its code. */
export const countryCodeIn = (typed: string): string | undefined =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => {
      const name = regionNames.of(code);
      return name !== undefined && (isSame(name, typed) || isSame(code, typed));
    });

export type Titles = Record<string, string>;

/** Returns the titles of specialties, by id. */
export const titlesIn = (sample: Files): Titles =>
  Object.fromEntries(
    Object.entries(sample)
      .filter(([file]) => file.startsWith('specialites/'))
      .map(([file, specialty]) => [
        path.basename(file, '.yaml'),
        (specialty as { title: string }).title,
      ]),
  );

/** Returns the ids of the named specialties, and the first unknown name. */
export function specialtiesIn(typed: string, titles: Titles) {
  const all = Object.entries(titles);
  if (typed === '' || isSame(typed, 'toutes')) return { ids: all.map(([id]) => id) };
  const named = typed.split(/[,;]/u).map((name) => ({
    name: name.trim(),
    id: all.find((own) => own.some((word) => isSame(word, name)))?.[0],
  }));
  return {
    ids: named.flatMap(({ id }) => id ?? []),
    unknown: named.find(({ id }) => id === undefined)?.name,
  };
}

const ways = ['jour et nuit', 'à certaines heures', 'non'] as const;

/** Returns undefined for what is none of `ways`. */
export const wayIn = (typed: string) => ways.find((way) => isSame(way, typed));
