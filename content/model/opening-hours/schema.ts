import { z } from 'zod';
import { day, inOrder, list, reference, stated, statedFact, text } from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';
import { meetsAny } from '../calendar/day';
import { opening } from '../calendar/schema';
import { specialtyGlyph } from '../services/schema';

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

const week = () => z.tuple([opening()], opening()).describe('Jours et heures');

const otherHours = z
  .strictObject({ ...closedDays, openingHours: week() })
  .refine(...inOrder('la période'))
  .describe('période');

const otherWeeks = {
  periodes: list(otherHours)
    .refine((all) => !all.some((one, index) => meetsAny(one, all.slice(index + 1))), {
      error: 'deux périodes se chevauchent : un jour n’a qu’un horaire',
    })
    .describe('Autres horaires pour un temps (Ramadan, vacances)'),
};

const serviceSchema = z
  .strictObject({
    title: text(40).meta({ unique: true }).describe('Service (« Laboratoire »)'),
    /** Hours of `urgences` are those at which emergencies are received. */
    kind: z
      .enum(['urgences', 'consultations', 'laboratoire', 'imagerie', 'pharmacie', 'autre'])
      .describe('Sorte de service'),
    openingHours: week(),
    ...otherWeeks,
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

export const hoursSchema = stated(
  z.strictObject({
    /** Empty if the clinic does not say them. */
    openingHours: list(opening()).describe('Jours et heures'),
    ...otherWeeks,
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
  }),
)
  .prefault({})
  .describe('Horaires');

/** Both ends included. */
export type Closure = ReadOnly<z.infer<typeof closureSchema>>;

export type HoursEntry = ReadOnly<z.infer<typeof hoursSchema>>;

export type ServiceEntry = HoursEntry['horaires-par-service'][number];

export type AvailableService = ReadOnly<z.infer<typeof availableServiceSchema>>;
