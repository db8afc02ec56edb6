import { z } from 'zod';
import {
  consultationSlot,
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
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';
import { meetsAny } from '../opening-hours/day-span';
import { everyDay } from './consultation-slot';

/** Both ends included. */
const absence = z
  .strictObject({ du: day(), au: day(), remplacant: reference('doctor').exactOptional() })
  .refine(...inOrder('l’absence'));

export const doctorSchema = z.strictObject({
  ordre: wholeNumber(0, 9999),
  name: text(60).regex(/^[DP]r \p{Lu}/u, {
    error: 'le nom commence par « Dr » ou « Pr », puis une majuscule',
  }),
  /** In the doctor's own gender: « Cardiologue ». */
  specialty: text(40),
  consultation: some(consultationSlot())
    .refine((slots) => slots.length <= 3, { error: 'trois moments de consultation au plus' })
    .refine((slots) => slots.length === 1 || !slots.includes(everyDay), {
      error: '« Tous les jours » ne va avec aucun autre moment',
    }),
  absences: z
    .array(absence)
    .refine((all) => !all.some((one, index) => meetsAny(one, all.slice(index + 1))), {
      error: 'deux absences se chevauchent : écrivez-les en une seule',
    })
    .exactOptional(),
  /** The main one first. */
  specialties: some(reference('specialty')).refine(({ length }) => length <= 2, {
    error: 'deux spécialités au plus',
  }),
  languages: distinct(
    text(20).regex(/^\p{Ll}[^,;]*$/u, {
      error: 'une langue s’écrit en minuscules, seule sur sa ligne',
    }),
  ).default([]),
  experience: text(30).regex(
    /^(?:1\san|(?:[2-9]|[1-9]\d)\sans) d’expérience$/u,
    instead(': écrivez « 12 ans d’expérience »'),
  ),
  description: text(180, 60),
  image: picture('medecins'),
  alt: text(120, 10),
  /** Never displayed (docs/requirements.md § 3). */
  Tel: phone(),
});

export type Doctor = ReadOnly<z.infer<typeof doctorSchema>>;
