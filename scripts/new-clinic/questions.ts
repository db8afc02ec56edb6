import { z } from 'zod';
import { clinicSchema } from '../../content/model/clinic/schema';
import { hoursSchema } from '../../content/model/opening-hours/schema';
import { countryOf } from '../../content/fields/dialling';
import { text } from '../../content/fields/fields';
import { openingHoursIn } from './hours';

const faultFor = (schema: z.ZodType) => (value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** `field` is what the fault calls it. */
const faultOfText = (field: string) => (typed: string) =>
  faultFor(z.object({ [field]: text(40) }))({ [field]: typed });

/** Also without the dots and hyphens of telephone numbers. */
export const withoutSpaces = (typed: string) => typed.replaceAll(/[\s.-]/g, '');

const faultOfPhone = (typed: string) =>
  faultFor(clinicSchema.shape.phones)({ is: [withoutSpaces(typed)] }) ??
  (countryOf(withoutSpaces(typed)) === undefined
    ? 'Ce numéro n’est pas d’un pays que le site connaît (content/fields/dialling.ts)'
    : undefined);

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

/** `faultOf` returns what is wrong in an answer, in French. */
export const questions = {
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
  hours: {
    asked: 'Quand est-elle ouverte ? (24h/24, ou : Lundi - Samedi 7h30 - 20h, Dimanche fermé)',
    faultOf: needed('des jours et des heures', faultOfHours),
  },
};
