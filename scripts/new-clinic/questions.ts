import { z } from 'zod';
import { clinicSchema } from '../../content/model/clinic/schema';
import { hoursSchema } from '../../content/model/opening-hours/schema';
import { emergencyTextSchema } from '../../content/model/emergencies/schema';
import { text } from '../../content/fields/fields';
import { countryCodeIn, linesIn, specialtiesIn, wayIn, type Titles } from './answers';

const faultFor = (schema: z.ZodType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** `field` is what the fault calls it. */
const faultOfText =
  (field: string, schema: z.ZodType = text(40)) =>
  (typed: string) =>
    faultFor(z.object({ [field]: schema }))({ [field]: typed });

const faultOfCurrency = (is: string) => faultFor(clinicSchema.in.shape.currency)({ is });

/** Also without the dots and hyphens of telephone numbers. */
export const withoutSpaces = (typed: string) => typed.replaceAll(/[\s.-]/g, '');

const faultOfPhone = (typed: string) =>
  faultFor(clinicSchema.in.shape.phones)({ is: [withoutSpaces(typed)] });

const faultOfCountry = (typed: string) =>
  countryCodeIn(typed) === undefined
    ? `« ${typed} » n’est pas un pays : écrivez son nom, comme « Congo-Brazzaville », ou son code, comme « CG »`
    : undefined;

const faultOfSpecialties = (titles: Titles) => (typed: string) => {
  const { unknown } = specialtiesIn(typed, titles);
  if (unknown === undefined) return undefined;
  const known = Object.values(titles).join(', ');
  return `« ${unknown} » n’est pas une spécialité de l’exemple : écrivez « toutes », ou certains de ces noms, séparés par des virgules : ${known}`;
};

const faultOfWay = (typed: string) =>
  wayIn(typed) ? undefined : 'Écrivez « jour et nuit », « à certaines heures » ou « non »';

const faultOfHours = (typed: string) => faultFor(hoursSchema)({ openingHours: linesIn(typed) });

type FaultOf = (typed: string) => string | undefined;

export interface Question {
  asked: string;
  faultOf: FaultOf;
}

const needed =
  (what: string, faultOf: FaultOf): FaultOf =>
  (typed) =>
    typed === '' ? `Écrivez ${what}` : faultOf(typed);

/** `faultOf` returns what is wrong in an answer, in French. */
export const questions = {
  name: {
    asked: 'Comment s’appelle la clinique ?',
    faultOf: needed('un nom', faultOfText('nom', text(60))),
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
  fuseau: {
    asked: 'Quel est son fuseau horaire ? (Africa/Brazzaville, Africa/Kinshasa…)',
    faultOf: needed('un fuseau', faultFor(clinicSchema.in.shape.fuseau)),
  },
  currency: {
    asked: 'Quel est le code de sa monnaie ? (XOF, XAF, GNF, CDF…)',
    faultOf: needed('un code', faultOfCurrency),
  },
  hours: {
    asked: 'Quand est-elle ouverte ? (24h/24, ou : Lundi au samedi 7H30-20H ; dimanche fermé)',
    faultOf: needed('des jours et des heures', faultOfHours),
  },
  emergencies: {
    asked: 'Reçoit-elle les urgences ? (jour et nuit, à certaines heures, ou non)',
    faultOf: needed('une réponse', faultOfWay),
  },
  emergencyHours: {
    asked: 'À quelles heures les reçoit-elle ? (Lundi au samedi 8H-20H)',
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
};

/** Accepts the ids and titles in `titles`. */
export const specialtyQuestion = (titles: Titles) => ({
  asked:
    'Quelles sont ses spécialités ? (rien pour toutes celles de l’exemple, ou : Pédiatrie, Gynécologie)',
  faultOf: faultOfSpecialties(titles),
});
