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

/** « 08:30 - 17:00 »; when `closes` is not after `opens`, the period runs past midnight. */
const period = z
  .string()
  .regex(/^\d\d:\d\d [-–] \d\d:\d\d$/u)
  .transform((typed) => {
    const [opens, closes] = typed.split(/ [-–] /u);
    return { opens, closes };
  })
  .pipe(z.strictObject({ opens: clockTime, closes: clockTime }));

const openingHoursSchema = z.strictObject({
  from: weekday(),
  /** Last day of the row, which runs past Sunday when `to` comes before `from` in the week. */
  to: weekday(),
  hours: z.union([z.enum(['24h/24', 'Fermé']), period], {
    error: 'écrivez « 24h/24 », « Fermé », ou deux heures, comme « 08:30 - 17:00 »',
  }),
});

const availableServiceSchema = z.strictObject({
  title: text(60),
  /** The specialty whose page the night band links to. */
  linkId: reference('specialty'),
  icon: specialtyGlyph,
  text: text(160),
});

/** `horaires.yaml` */
export const hoursSchema = z.strictObject({
  openingHours: z.tuple([stated(openingHoursSchema)], stated(openingHoursSchema)),
  /** At the head of the opening-hours page. */
  openingNote: statedFact(text(160)),
  /** Services open day and night. */
  availableServices: list(stated(availableServiceSchema)).superRefine(eachItsOwn('linkId')),
});

/** A row of the opening-hours table (docs/requirements.md § 2): consecutive days with the same hours. */
export type OpeningHours = ReadOnly<z.infer<typeof openingHoursSchema>>;

/** A tile of « Services disponibles 24h/24 » (docs/requirements.md § 2). */
export type AvailableService = ReadOnly<z.infer<typeof availableServiceSchema>>;

/** A clock time `HH:MM`, from 00:00 to 24:00, the end of the day. */
export type ClockTime = z.infer<typeof clockTime>;
