import { z } from 'zod';
import {
  eachItsOwn,
  instead,
  list,
  reference,
  stated,
  statedFact,
  text,
  weekday,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';
import { specialtyGlyph } from '../services/schema';

const notATime = instead('n’est pas une heure : écrivez-la comme « 08:30 »');

const clockTime = z
  .templateLiteral([z.number(), ':', z.number()], notATime)
  .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(value), notATime);

/** Past midnight when `closes` is not after `opens`. */
const period = z
  .string()
  .regex(/^\d\d:\d\d [-–] \d\d:\d\d$/u)
  .transform((typed) => {
    const [opens, closes] = typed.split(/ [-–] /u);
    return { opens, closes };
  })
  .pipe(z.strictObject({ opens: clockTime, closes: clockTime }))
  .refine(({ opens, closes }) => opens !== closes, {
    error: 'l’heure de fin est celle du début : écrivez « 24h/24 », ou deux heures différentes',
  });

const openingHoursSchema = z.strictObject({
  from: weekday(),
  /** May come before `from`: the row then runs past Sunday. */
  to: weekday(),
  hours: z.union([z.enum(['24h/24', 'Fermé']), period], {
    error: 'écrivez « 24h/24 », « Fermé », ou deux heures, comme « 08:30 - 17:00 »',
  }),
});

const availableServiceSchema = z.strictObject({
  title: text(60),
  linkId: reference('specialty'),
  icon: specialtyGlyph,
  text: text(160),
});

export const hoursSchema = z.strictObject({
  openingHours: z.tuple([stated(openingHoursSchema)], stated(openingHoursSchema)),
  openingNote: statedFact(text(160)).exactOptional(),
  availableServices: list(stated(availableServiceSchema)).superRefine(eachItsOwn('linkId')),
});

/** docs/requirements.md § 2 */
export type OpeningHours = ReadOnly<z.infer<typeof openingHoursSchema>>;

export type AvailableService = ReadOnly<z.infer<typeof availableServiceSchema>>;

/** `HH:MM`, from 00:00 to 24:00. */
export type ClockTime = z.infer<typeof clockTime>;
