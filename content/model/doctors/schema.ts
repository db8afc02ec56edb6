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
  text,
  wholeNumber,
} from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { meetsAny } from '../calendar/day';
import { moment } from '../calendar/schema';
import { everyDay, printInFull } from '../calendar/print';

/** Both ends included. */
const absence = z
  .strictObject({
    du: day().describe('Premier jour d’absence'),
    au: day().describe('Dernier jour d’absence (jamais avant le premier)'),
    remplacant: reference('doctor').exactOptional().describe('Qui reçoit à sa place'),
  })
  .refine(...inOrder('l’absence'))
  .describe('absence');

export const doctorSchema = z
  .strictObject({
    ordre: wholeNumber(0, 9999)
      .meta({ unique: true })
      .describe('Place dans la page, le plus petit nombre d’abord'),
    name: text(60)
      .regex(/^[DP]r \p{Lu}/u, {
        error: 'le nom commence par « Dr » ou « Pr », puis une majuscule',
      })
      .meta({ unique: true })
      .describe('Nom'),
    /** In the doctor's own gender: « Cardiologue ». */
    specialty: text(40).describe('Métier'),
    consultation: some(moment().describe('moment'))
      .refine((rules) => rules.length <= 14, { error: 'quatorze moments de consultation au plus' })
      .refine((rules) => new Set(rules.map(printInFull)).size === rules.length, {
        error: 'un moment de consultation est écrit deux fois',
      })
      .refine((rules) => rules.length === 1 || !rules.map(printInFull).includes(everyDay), {
        error: '« Tous les jours » ne va avec aucun autre moment',
      })
      .describe('Consultations'),
    absences: z
      .array(absence)
      .refine((all) => !all.some((one, index) => meetsAny(one, all.slice(index + 1))), {
        error: 'deux absences se chevauchent : écrivez-les en une seule',
      })
      .exactOptional()
      .describe('Absences'),
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
      .describe('Expérience'),
    description: text(180, 60).meta({ unique: true }).describe('Description'),
    image: picture('medecins').meta({ unique: true }).describe('Image'),
    alt: text(120, 10).describe('Ce que montre le portrait, pour qui ne voit pas'),
    /** Never displayed (docs/requirements.md § 3). */
    Tel: phone().meta({ unique: true }).describe('Sa ligne (n’est jamais montrée)'),
  })
  .meta({ title: 'Médecins', description: 'médecin' });

/** As in a file. */
export type DoctorEntry = ReadOnly<z.infer<typeof doctorSchema>>;
