import { z } from 'zod';
import type { ReadOnly } from '../../fields/read-only';
import { decimal, instead, statedFact, text, wholeNumber } from '../../fields/fields';

const notAPoint = instead(
  'n’est pas un point : écrivez la latitude et la longitude, comme « 12.655, -7.977 »',
);

/** As map applications copy it: « 12.655, -7.977 ». */
const point = z
  .string()
  .regex(/^[-−–]?\d{1,2}\.\d+, ?[-−–]?\d{1,3}\.\d+$/u, notAPoint)
  .transform((typed) => typed.split(',').map(decimal) as [latitude: number, longitude: number])
  .describe('point');

const line = z.tuple([point, point], point).describe('Points de la ligne (latitude, longitude)');

const side = z.enum(['left', 'right']).describe('De quel côté du point s’écrit le nom');

/** `nameAt`: middle of the name, in % of the line's length. */
const named = {
  name: text(30).describe('Nom'),
  nameAt: wholeNumber(0, 100).describe('Place du nom sur la ligne, de 0 à 100'),
};

const step = text(120).describe('étape');

const accessPlan = z.strictObject({
  title: text(60).describe('Titre'),
  centre: point.describe('Centre du plan (latitude, longitude)'),
  /** Km, from west to east. */
  width: z
    .string()
    .regex(/^\d{1,2}([.,]\d)?$/u, instead('n’est pas une largeur : écrivez des kilomètres'))
    .transform(decimal)
    .describe('Largeur du plan, en km'),
  river: z
    .strictObject({ ...named, line })
    .exactOptional()
    .describe('Fleuve ou rivière'),
  roads: z
    .array(
      z
        .strictObject({
          name: named.name.exactOptional(),
          nameAt: named.nameAt.exactOptional(),
          line,
        })
        .describe('route'),
    )
    .describe('Routes'),
  /** Without its end, which is the clinic. */
  way: z.tuple([point], point).describe('Chemin jusqu’à la clinique (latitude, longitude)'),
  side,
  landmarks: z
    .array(
      z
        .strictObject({
          name: text(30).describe('Nom'),
          at: point.describe('Où (latitude, longitude)'),
          side,
        })
        .describe('repère'),
    )
    .describe('Repères'),
  /** The plan's text alternative. */
  directions: z.tuple([step], step).describe('Chemin en mots, une étape par ligne'),
});

export const planSchema = statedFact(accessPlan).describe('Plan d’accès dessiné');

export type AccessPlan = ReadOnly<z.infer<typeof accessPlan>>;

/** Degrees, WGS 84. */
export type Point = AccessPlan['centre'];
