import path from 'node:path';
import { z } from 'zod';
import { clinicSchema } from '../../content/model/clinic/schema';
import { hoursSchema } from '../../content/model/opening-hours/schema';
import { emergencyTextSchema } from '../../content/model/emergencies/schema';
import { foldLetters } from '../../content/model/search/words';
import { text } from '../../content/fields/fields';
import type { Files } from './content-of';
import { openingHoursIn } from './hours';

const faultFor = (schema: z.ZodType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** `field` is what the fault calls it. */
const faultOfText =
  (field: string, schema: z.ZodType = text(40)) =>
  (typed: string) =>
    faultFor(z.object({ [field]: schema }))({ [field]: typed });

const faultOfFact = (field: 'currency' | 'utcOffset') => (typed: string) =>
  faultFor(clinicSchema.shape[field])({ is: typed });

/** Also without the dots and hyphens of telephone numbers. */
export const withoutSpaces = (typed: string) => typed.replaceAll(/[\s.-]/g, '');

const faultOfPhone = (typed: string) =>
  faultFor(clinicSchema.shape.phones)({ is: [withoutSpaces(typed)] });

const isSame = (one: string, other: string) => foldLetters(one) === foldLetters(other);

const regionNames = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** Returns the code (ISO 3166-1) of a country, by its French name or itself. */
export const countryCodeIn = (typed: string): string | undefined =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .find((code) => {
      const name = regionNames.of(code);
      return name !== undefined && (isSame(name, typed) || isSame(code, typed));
    });

const faultOfCountry = (typed: string) =>
  countryCodeIn(typed) === undefined
    ? `« ${typed} » n’est pas un pays : écrivez son nom, comme « Congo-Brazzaville », ou son code, comme « CG »`
    : undefined;

/** Titles of the specialties of the sample, by id. */
export type Titles = Record<string, string>;

export const titlesIn = (sample: Files): Titles =>
  Object.fromEntries(
    Object.entries(sample)
      .filter(([file]) => file.startsWith('specialites/'))
      .map(([file, specialty]) => [
        path.basename(file, '.yaml'),
        (specialty as { title: string }).title,
      ]),
  );

/** Returns the ids of the named specialties, and the first name that is none. */
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

const faultOfSpecialties = (titles: Titles) => (typed: string) => {
  const { unknown } = specialtiesIn(typed, titles);
  if (unknown === undefined) return undefined;
  const known = Object.values(titles).join(', ');
  return `« ${unknown} » n’est pas une spécialité de l’exemple : écrivez « toutes », ou certains de ces noms, séparés par des virgules : ${known}`;
};

const ways = ['jour et nuit', 'à certaines heures', 'non'] as const;

/** Returns how the clinic receives emergencies. */
export const wayIn = (typed: string) => ways.find((way) => isSame(way, typed));

const faultOfWay = (typed: string) =>
  wayIn(typed) ? undefined : 'Écrivez « jour et nuit », « à certaines heures » ou « non »';

const faultOfHours = (typed: string) => {
  const openingHours = openingHoursIn(typed);
  return openingHours
    ? faultFor(hoursSchema)({ openingHours })
    : 'Écrivez « 24h/24 », ou des jours et des heures, comme « Lundi - Samedi 7h30 - 20h, Dimanche fermé », ou avec une pause « Lundi - Samedi 8h30 - 13h et 15h - 19h »';
};

type FaultOf = (typed: string) => string | undefined;

const needed =
  (what: string, faultOf: FaultOf): FaultOf =>
  (typed) =>
    typed === '' ? `Écrivez ${what}` : faultOf(typed);

/** `faultOf` returns what is wrong in an answer, in French. `titles` are those of the specialties of the sample. */
export const questionsFor = (titles: Titles) => ({
  name: {
    asked: 'Comment s’appelle la clinique ?',
    faultOf: needed('un nom', faultOfText('nom')),
  },
  city: {
    asked: 'Dans quelle ville est-elle ?',
    faultOf: needed('une ville', faultOfText('ville')),
  },
  phone: {
    asked: 'Quel est son numéro, avec l’indicatif du pays ? (+221…, +223…, +226…)',
    faultOf: needed('un numéro', faultOfPhone),
  },
  country: {
    asked: 'Dans quel pays est-elle ?',
    faultOf: needed('un pays', faultOfCountry),
  },
  utcOffset: {
    asked: 'Combien d’heures d’avance sur l’heure universelle ? (0 à Bamako, 1 à Brazzaville)',
    faultOf: needed('un nombre', faultOfFact('utcOffset')),
  },
  currency: {
    asked: 'Quel est le code de sa monnaie ? (XOF, XAF, GNF, CDF…)',
    faultOf: needed('un code', faultOfFact('currency')),
  },
  hours: {
    asked: 'Quand est-elle ouverte ? (24h/24, ou : Lundi - Samedi 7h30 - 20h, Dimanche fermé)',
    faultOf: needed('des jours et des heures', faultOfHours),
  },
  emergencies: {
    asked: 'Reçoit-elle les urgences ? (jour et nuit, à certaines heures, ou non)',
    faultOf: needed('une réponse', faultOfWay),
  },
  emergencyHours: {
    asked: 'À quelles heures les reçoit-elle ? (Lundi - Samedi 8h - 20h)',
    faultOf: needed('des jours et des heures', faultOfHours),
  },
  hospital: {
    asked: 'Quel hôpital les reçoit ?',
    faultOf: needed('le nom de l’hôpital', faultOfText('hôpital', text(80))),
  },
  nationalNumber: {
    asked: 'Quel est le numéro national des urgences ? (15, 18, 112…)',
    faultOf: needed('un numéro', faultFor(emergencyTextSchema.shape.nationalNumber)),
  },
  specialties: {
    asked:
      'Quelles sont ses spécialités ? (rien pour toutes celles de l’exemple, ou : Pédiatrie, Gynécologie)',
    faultOf: faultOfSpecialties(titles),
  },
});
