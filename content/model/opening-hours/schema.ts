import { z } from 'zod';
import {
  day,
  inOrder,
  instead,
  list,
  reference,
  stated,
  statedFact,
  text,
} from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { capitalised } from '../../fields/typography';
import { meetsAny, weekdayNames, type Weekday } from '../calendar/day';
import { dayAndNight } from '../calendar/hours';
import { clockFrom, wholeDay, type Period } from '../calendar/rule';
import { specialtyGlyph } from '../services/schema';
import { rowOf } from './schedule';

const notATime = instead('n’est pas une heure : écrivez-la comme « 08:30 »');

const clockTime = z
  .templateLiteral([z.number(), ':', z.number()], notATime)
  .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value), notATime);

const period = z
  .string()
  .regex(/^\d\d:\d\d [-–] \d\d:\d\d$/u)
  .transform((typed) => {
    const [opens, closes] = typed.split(/ [-–] /u);
    return { opens, closes };
  })
  .pipe(z.strictObject({ opens: clockTime, closes: clockTime }))
  .refine(({ opens }) => opens !== '24:00', { error: 'une journée commence à « 00:00 »' })
  .refine(({ opens, closes }) => opens !== closes, {
    error: 'l’heure de fin est celle du début : écrivez « 24h/24 », ou deux heures différentes',
  });

/** The end is past midnight if it is not after the start. */
function periodOf(typed: z.infer<typeof period>): Period {
  const [opens, closes] = [clockFrom(typed.opens), clockFrom(typed.closes)];
  return { opens, closes: closes > opens ? closes : closes + wholeDay };
}

const weekday = () => {
  const names = weekdayNames.map(capitalised);
  return z.enum(names).transform((name) => names.indexOf(name) as Weekday);
};

const openingHoursSchema = z.strictObject({
  from: weekday().describe('Du (jour)'),
  /** May come before `from`: the row then runs past Sunday. */
  to: weekday().describe('Au (jour, compris)'),
  hours: z
    .union([z.enum(['24h/24', 'Fermé']), period], {
      error:
        'écrivez « 24h/24 », « Fermé », ou deux heures, comme « 08:30 - 17:00 » ; une pause fait deux lignes pour les mêmes jours',
    })
    .transform((hours) => {
      if (hours === 'Fermé') return undefined;
      return hours === '24h/24' ? dayAndNight : periodOf(hours);
    })
    .describe('Heures'),
});

const availableServiceSchema = z.strictObject({
  title: text(60).describe('Titre'),
  linkId: reference('specialty').meta({ unique: true }).describe('Spécialité'),
  icon: specialtyGlyph,
  text: text(160).describe('Texte'),
});

const closedDays = {
  du: day().describe('Premier jour'),
  au: day().describe('Dernier jour (jamais avant le premier)'),
  raison: text(40).describe('Pourquoi (« Tabaski »)'),
};

const closureSchema = z
  .strictObject({
    ...closedDays,
    /** « oui » when the emergencies stay open. */
    urgences: z.enum(['oui', 'non']).describe('Les urgences restent ouvertes'),
    sauf: z
      .array(reference('doctor').describe('médecin'))
      .default([])
      .describe('Qui consulte quand même'),
  })
  .refine(...inOrder('la période'))
  .describe('période');

const row = stated(openingHoursSchema)
  .transform(({ from, to, hours, ...mark }) => ({ ...mark, ...rowOf({ from, to }, hours) }))
  .describe('ligne');

const serviceSchema = z
  .strictObject({
    title: text(40).meta({ unique: true }).describe('Service (« Laboratoire »)'),
    /** Hours of `urgences` are those at which emergencies are received. */
    kind: z
      .enum(['urgences', 'consultations', 'laboratoire', 'imagerie', 'pharmacie', 'autre'])
      .describe('Sorte de service'),
    openingHours: z.tuple([row], row).describe('Jours et heures'),
    'jours-fermes': list(
      z
        .strictObject(closedDays)
        .refine(...inOrder('la période'))
        .describe('période'),
    ).describe('Jours fermés'),
  })
  // The strip « Aujourd’hui » reads only the closures of the clinic.
  .refine((service) => service.kind !== 'urgences' || service['jours-fermes'].length === 0, {
    path: ['jours-fermes'],
    error:
      'pour les urgences, écrivez ces jours dans « jours-sans-consultation », avec « urgences: non »',
  })
  .describe('service');

const once: readonly string[] = ['urgences', 'consultations'];

export const hoursSchema = z
  .strictObject({
    openingHours: z.tuple([row], row).describe('Jours et heures'),
    openingNote: statedFact(text(160)).exactOptional().describe('Phrase au-dessus'),
    'jours-sans-consultation': z
      .array(closureSchema)
      .refine((all) => !all.some((one, index) => meetsAny(one, all.slice(index + 1))), {
        error: 'deux périodes se chevauchent : écrivez-les en une seule',
      })
      .default([])
      .describe('Jours sans consultation'),
    'horaires-par-service': list(serviceSchema)
      .refine(
        (all) =>
          !all.some(
            ({ kind }, index) =>
              once.includes(kind) && all.findIndex((one) => one.kind === kind) < index,
          ),
        { error: '« urgences » et « consultations » ne vont qu’à un service chacun' },
      )
      .describe('Horaires par service'),
    availableServices: list(stated(availableServiceSchema).describe('service')).describe(
      'Services jour et nuit',
    ),
  })
  .describe('Horaires');

/** Both ends included. */
export type Closure = ReadOnly<z.infer<typeof closureSchema>>;

export type HoursEntry = ReadOnly<z.infer<typeof hoursSchema>>;

export type ServiceEntry = HoursEntry['horaires-par-service'][number];

export type AvailableService = ReadOnly<z.infer<typeof availableServiceSchema>>;
