import { z } from 'zod';
import {
  day,
  distinct,
  inOrder,
  instead,
  phone,
  picture,
  reference,
  some,
  stated,
  text,
  wholeNumber,
} from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { meetsAny } from '../calendar/day';
import { hours, moment } from '../calendar/schema';
import { everyDay, printInFull } from '../calendar/print';
import type { Rule } from '../calendar/rule';
import { inFull, isMistypedTitle } from './naming';

/** Both ends included. */
const absence = z
  .strictObject({
    du: day().describe('Premier jour d’absence'),
    au: day().describe('Dernier jour d’absence (jamais avant le premier)'),
    remplacant: reference('doctor').exactOptional().describe('Qui reçoit à sa place'),
  })
  .refine(...inOrder('l’absence'))
  .describe('absence');

const consultations = () =>
  some(moment().describe('moment'))
    .transform((lines): Rule[] => [...new Set(lines.flat())])
    .refine((rules) => rules.length <= 14, { error: 'quatorze moments de consultation au plus' })
    .refine((rules) => new Set(rules.map(printInFull)).size === rules.length, {
      error: 'un moment de consultation est écrit deux fois',
    })
    .refine((rules) => rules.length === 1 || !rules.map(printInFull).includes(everyDay), {
      error: '« Tous les jours » ne va avec aucun autre moment',
    });

const addedDay = z
  .strictObject({
    jour: day().describe('Jour'),
    heures: hours().describe('Heures (« 9H-12H »)'),
  })
  .describe('jour en plus');

/** Both ends included. */
const otherHours = z
  .strictObject({
    du: day().describe('Premier jour'),
    au: day().describe('Dernier jour (jamais avant le premier)'),
    raison: text(40).describe('Pourquoi (« Ramadan »)'),
    consultation: consultations().describe('Consultations pendant ce temps'),
  })
  .refine(...inOrder('la période'))
  .describe('période');

/** `shortest` is the length of a word that cannot be a first name. */
const wellTitled = (words: z.ZodString, shortest: number) =>
  words.refine(
    (value) => !isMistypedTitle(value, shortest),
    instead('a un titre mal écrit : écrivez « Dr », « Pr », « Mme », « M. » ou « Sage-femme »'),
  );

const entrySchema = z
  .strictObject({
    ordre: wholeNumber(0, 9999)
      .meta({ unique: true })
      .describe('Place dans la page, le plus petit nombre d’abord'),
    title: wellTitled(text(20), 1)
      .exactOptional()
      .describe('Titre (« Dr », « Mme », « Sage-femme »…)'),
    name: wellTitled(text(60), 5).meta({ unique: true }).describe('Nom'),
    /** In the doctor's own gender: « Cardiologue ». */
    specialty: text(40).describe('Métier'),
    consultation: consultations().default([]).describe('Consultations'),
    absences: z
      .array(absence)
      .refine((all) => !all.some((one, index) => meetsAny(one, all.slice(index + 1))), {
        error: 'deux absences se chevauchent : écrivez-les en une seule',
      })
      .exactOptional()
      .describe('Absences'),
    'jours-en-plus': z
      .array(addedDay)
      .refine((all) => new Set(all.map(({ jour }) => jour)).size === all.length, {
        error: 'un jour en plus est écrit deux fois : écrivez-le une fois, « 9H-12H et 15H-18H »',
      })
      .exactOptional()
      .describe('Jours en plus'),
    periodes: z
      .array(otherHours)
      .refine((all) => !all.some((one, index) => meetsAny(one, all.slice(index + 1))), {
        error: 'deux périodes se chevauchent : un jour n’a qu’un horaire',
      })
      .exactOptional()
      .describe('Autres horaires pour un temps (Ramadan, vacances)'),
    specialties: some(reference('specialty'))
      .refine(({ length }) => length <= 2, {
        error: 'deux spécialités au plus',
      })
      .describe('Spécialités, la sienne d’abord'),
    languages: distinct(
      text(20)
        .regex(/^\p{Ll}[^,;]*$/u, {
          error: 'une langue s’écrit en minuscules, seule sur sa ligne',
        })
        .describe('langue'),
    )
      .default([])
      .describe('Langues'),
    experience: text(30)
      .regex(
        /^(?:1\san|(?:[2-9]|[1-9]\d)\sans) d’expérience$/u,
        instead(': écrivez « 12 ans d’expérience »'),
      )
      .exactOptional()
      .describe('Expérience'),
    description: text(400).meta({ unique: true }).exactOptional().describe('Description'),
    image: picture('medecins').meta({ unique: true }).exactOptional().describe('Image'),
    alt: text(120, 10).exactOptional().describe('Ce que montre le portrait, pour qui ne voit pas'),
    ligne: reference('line')
      .exactOptional()
      .describe('Téléphone de ses rendez-vous : le nom d’une ligne de la clinique'),
    /** Never displayed (docs/requirements.md § 3). */
    Tel: phone().exactOptional().describe('Sa ligne (n’est jamais montrée)'),
  })
  .meta({ title: 'Médecins', description: 'médecin' });

/** As in a file, but `name` contains the title. */
export type DoctorEntry = ReadOnly<z.infer<typeof entrySchema>>;

export const doctorSchema = stated(entrySchema)
  .transform(inFull)
  .meta(z.globalRegistry.get(entrySchema) ?? {});
