import { z } from 'zod';
import { fold } from '../search/fold';
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

/** Both ends included. */
const absence = z
  .strictObject({ du: day(), au: day(), remplacant: reference('doctor').exactOptional() })
  .refine(...inOrder('l’absence'));

type Absence = z.infer<typeof absence>;

const overlaps = ({ du, au }: ReadOnly<Absence>, others: ReadOnly<Absence[]> = []) =>
  others.some((other) => du <= other.au && other.du <= au);

export const doctorSchema = z.strictObject({
  ordre: wholeNumber(0, 9999),
  name: text(60).regex(/^[DP]r \p{Lu}/u, {
    error: 'le nom commence par « Dr » ou « Pr », puis une majuscule',
  }),
  /** In the doctor's own gender: « Cardiologue ». */
  specialty: text(40),
  consultation: some(consultationSlot())
    .refine((slots) => slots.length <= 3, { error: 'trois moments de consultation au plus' })
    .refine((slots) => slots.length === 1 || !slots.includes('Tous les jours'), {
      error: '« Tous les jours » ne va avec aucun autre moment',
    }),
  absences: z
    .array(absence)
    .refine((all) => !all.some((one, index) => overlaps(one, all.slice(index + 1))), {
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

/** Returns a French sentence for each `remplacant` who is the doctor, or is also away. */
export function impossibleReplacements(doctor: Doctor, doctors: readonly Doctor[]) {
  return (doctor.absences ?? []).flatMap((absence, index) => {
    const other = doctors.find(({ name }) => name === absence.remplacant);
    if (!other || !overlaps(absence, other.absences)) return [];
    const reason =
      other === doctor ? 'ne peut pas se remplacer' : 'ne reçoit pas non plus ces jours-là';
    const sentence = `« ${other.name} » ${reason} : choisissez quelqu’un d’autre, ou effacez cette ligne`;
    return [{ path: ['absences', index, 'remplacant'], sentence }];
  });
}

const choicesOf = ({ specialty, languages }: Doctor) => [
  { word: specialty, path: ['specialty'] },
  ...languages.map((word, index) => ({ word, path: ['languages', index] })),
];

/** Returns a French sentence for each word that is spelled otherwise at least as often. */
export function otherSpellings(doctor: Doctor, doctors: readonly Doctor[]) {
  const words = doctors.flatMap(choicesOf).map(({ word }) => word);
  const distinctWords = [...new Set(words)];
  const uses = (word: string) => words.filter((other) => other === word).length;
  return choicesOf(doctor).flatMap(({ word, path }) => {
    const sound = fold(word);
    const other = distinctWords.find((one) => one !== word && fold(one) === sound);
    return other === undefined || uses(other) < uses(word)
      ? []
      : [
          {
            path,
            sentence: `« ${word} » est écrit « ${other} » ailleurs : écrivez partout de même`,
          },
        ];
  });
}
