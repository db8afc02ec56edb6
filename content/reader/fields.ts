import { z } from 'zod';
import type { IsoDay } from '../model/opening-hours/day';
import type { Confirmed } from '../model/clinic/stated';
import { frenchSpaces } from '../model/pages/typography';
import { weekdays } from '../model/opening-hours/weekday';

/** Corrects a typed text: French spaces and quotation marks, curved apostrophes, one line. */
const asPrinted = (typed: string): string =>
  frenchSpaces(
    typed
      .normalize('NFC')
      .replace(/[ \t\n]+/gu, ' ')
      .trim()
      .replaceAll("'", '’')
      .replace(/["“]([^"“”]+)["”]/gu, '«$1»'),
  );

/** Error message: the value, then `sentence`. For a missing value, `frenchFault` gives the message. */
export const instead = (sentence: string) => ({
  error: ({ input }: { readonly input?: unknown }): string | undefined =>
    input === undefined ? input : `${quoted(input)} ${sentence}`,
});

const quoted = (input: unknown) =>
  typeof input === 'string' ? `« ${input.slice(0, 60)} »` : 'ceci';

/** Patterns that no text may contain, each with its correction. */
const unfit: readonly (readonly [RegExp, string])[] = [
  [/<\s*[/!\p{L}]/u, 'ôtez le signe « < » : un texte n’a pas de balise'],
  [/\*|\]\(/u, 'ôtez les signes « * » et « [ ] » : un texte n’a ni gras ni lien'],
  [
    /\p{Extended_Pictographic}/u,
    'ôtez le petit dessin (emoji) : tous les téléphones ne le montrent pas',
  ],
  [/,$/u, 'ôtez la virgule de la fin'],
  [/^«[^»]*»$/u, 'ôtez les guillemets autour du texte'],
];

/** A text for visitors. Lengths are in characters, after `asPrinted`. */
export const text = (longest: number, shortest = 1) =>
  z
    .string()
    .overwrite(asPrinted)
    .min(shortest)
    .max(longest)
    .superRefine((value, context) => {
      for (const [sign, sentence] of unfit) if (sign.test(value)) context.addIssue(sentence);
    });

/** A whole number, typed with or without spaces between its thousands. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(
      /^[\d \u00a0\u202f]+$/u,
      instead('n’est pas un nombre entier : écrivez seulement des chiffres'),
    )
    .transform((typed) => Number(typed.replaceAll(/\D/gu, '')))
    .pipe(z.number().min(least).max(most));

/** A number of degrees: « -7.98 ». */
export const degrees = (least: number, most: number) =>
  z
    .string()
    .regex(
      /^-?\d{1,3}([.,]\d+)?$/u,
      instead('n’est pas une position : écrivez un nombre comme « 12.68 »'),
    )
    .transform((typed) => Number(typed.replace(',', '.')))
    .pipe(z.number().min(least).max(most));

/** Kinds of entries that a reference may name. */
export type ReferenceKind = 'doctor' | 'equipment' | 'picture' | 'situation' | 'specialty';

/** A field that names another entry; `brokenReferences` checks that the entry exists. */
export const reference = (kind: ReferenceKind) => z.string().min(1).meta({ reference: kind });

/** Path of a picture below `content/pictures/`. The editor puts new pictures into `folder`. */
export const picture = (folder: string) => reference('picture').meta({ folder });

/** An anchor, or a part of an address. */
export const slug = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/u,
      instead(
        'ne convient pas à une adresse : minuscules sans accent, chiffres et tirets seulement',
      ),
    );

/** A day of the calendar from 2020 to 2049. */
export const day = () =>
  z
    .templateLiteral([z.number(), '-', z.number(), '-', z.number()], notADay)
    .refine(isDay, notADay)
    .refine((value) => /^20[2-4]/.test(value), instead('est trop loin : vérifiez l’année'))
    .meta({ format: 'date' });

const notADay = instead(
  'n’est pas un jour : écrivez l’année, le mois et le jour, comme « 2026-12-31 »',
);

function isDay(value: IsoDay): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

/** Arguments of `refine`: `au` must not come before `du`. `what` names the object in the message: « l’absence ». */
export const inOrder = (what: string) =>
  [
    ({ du, au }: { readonly du: IsoDay; readonly au: IsoDay }): boolean => du <= au,
    { path: ['au'], error: `${what} finit avant d’avoir commencé : « au » vient après « du »` },
  ] satisfies Parameters<z.ZodType<{ readonly du: IsoDay; readonly au: IsoDay }>['refine']>;

/** A telephone number in E.164; for Mali, eight digits after « +223 ». */
export const phone = () =>
  z
    .templateLiteral(['+', z.number()], notAPhone)
    .refine((value) => /^\+(?:223\d{8}|(?!223)\d{8,15})$/.test(value), notAPhone);

const notAPhone = instead(
  'ne se compose pas : écrivez l’indicatif et le numéro sans espace, comme « +22320000000 »',
);

/** A day of the week: « Lundi ». */
export const weekday = () => z.enum(weekdays);

const notASlot = instead(
  'n’est pas un moment de consultation : écrivez « Lundi 9H », « Tous les jours » ou « Sur R.D.V »',
);

const hourOfADay = z
  .templateLiteral([weekday(), ' ', z.number(), 'H'])
  .refine((value) => /^\p{L}+ ([01]?\d|2[0-3])H$/u.test(value), notASlot);

/** A consultation slot (docs/requirements.md § 3). */
export const consultationSlot = () =>
  z.union([hourOfADay, z.enum(['Tous les jours', 'Sur R.D.V'])], notASlot);

/** Who at the clinic has verified a fact, and when. */
const verification = z.strictObject({ par: text(60), le: day() });

/** An entry with the mark `confirmed`, which is « oui » when the entry has `verifie`. */
export const stated = <Shape extends z.ZodRawShape>(fact: z.ZodObject<Shape, z.core.$strict>) =>
  fact
    .extend({ verifie: verification.exactOptional() })
    .transform((entry) => ({ ...entry, confirmed: confirmedBy(entry) }));

const confirmedBy = (entry: object): Confirmed => ('verifie' in entry ? 'oui' : 'non');

/** One fact with its mark. */
export const statedFact = <Schema extends z.ZodType>(is: Schema) => stated(z.strictObject({ is }));

/** An address of this site: « /services/gynecologie/ ». */
export const ownAddress = () =>
  z
    .string()
    .regex(
      /^\/([\w-]+\/)*(#[\w-]+)?$/u,
      instead('n’est pas une adresse du site, comme « /services/gynecologie/ »'),
    );

/** A short titled list. */
export const titledList = z.strictObject({
  heading: text(80),
  items: z.array(text(200)).min(1),
});

/** A list of at least one entry, without duplicates. */
export const some = <Schema extends z.ZodType>(entry: Schema) =>
  z.tuple([entry], entry).refine(isDistinct, { error: twice });

/** A list; an absent one becomes empty. */
export const list = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).default([]);

/** A list without duplicates. */
export const distinct = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(entry).refine(isDistinct, { error: twice });

/** Words that visitors type instead of an official name, in lower case: « yeux ». */
export const layWords = () =>
  distinct(
    text(40).regex(/^[^\p{Lu},;]+$/u, {
      error: 'un mot de tous les jours s’écrit en minuscules, seul sur sa ligne',
    }),
  );

/** Check for `superRefine`: reports each entry that repeats the `field` of an earlier entry. */
export const eachItsOwn =
  <Field extends string>(field: Field) =>
  (list: readonly { readonly [name in Field]: string }[], context: z.RefinementCtx): void => {
    for (const [index, { [field]: value }] of list.entries())
      if (list.findIndex((entry) => entry[field] === value) < index)
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: `« ${value} » est déjà « ${field} » dans cette liste`,
        });
  };

const twice = 'une ligne de cette liste est écrite deux fois';

function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
