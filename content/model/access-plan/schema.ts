import { z } from 'zod';
import type { ReadOnly } from '../../reader/read-only';
import { decimal, instead, statedFact, text, wholeNumber } from '../../reader/fields';

const notAPoint = instead(
  'n’est pas un point : écrivez la latitude et la longitude, comme « 12.655, -7.977 »',
);

/** As map applications copy it: « 12.655, -7.977 ». */
const point = z
  .string()
  .regex(/^-?\d{1,2}\.\d+, ?-?\d{1,3}\.\d+$/u, notAPoint)
  .transform((typed) => typed.split(',').map(Number) as [latitude: number, longitude: number]);

const line = z.tuple([point, point], point);

const side = z.enum(['left', 'right']);

/** `nameAt`: middle of the name, in % of the line's length. */
const named = { name: text(30), nameAt: wholeNumber(0, 100) };

const accessPlan = z.strictObject({
  title: text(60),
  centre: point,
  /** Km, from west to east. */
  width: z
    .string()
    .regex(/^\d{1,2}([.,]\d)?$/u, instead('n’est pas une largeur : écrivez des kilomètres'))
    .transform(decimal),
  river: z.strictObject({ ...named, line }).exactOptional(),
  roads: z.array(
    z.strictObject({
      name: named.name.exactOptional(),
      nameAt: named.nameAt.exactOptional(),
      line,
    }),
  ),
  /** Without its end, the clinic. */
  way: z.tuple([point], point),
  side,
  landmarks: z.array(z.strictObject({ name: text(30), at: point, side })),
  /** The plan's text alternative. */
  directions: z.tuple([text(120)], text(120)),
});

export const planSchema = statedFact(accessPlan);

export type AccessPlan = ReadOnly<z.infer<typeof accessPlan>>;

/** Degrees, WGS 84. */
export type Point = AccessPlan['centre'];
