import { isValid, parseISO } from 'date-fns';
import { z } from 'zod';
import { telephoneOf, type Telephone } from './telephone';
import { frenchFault } from './french-faults';
import type { Confirmed } from './stated';
import { shortened } from './typed';
import { frenchSpaces } from './typography';

// For whoever parses a schema: the reader and the editor.
z.config({ ...z.locales.fr(), customError: frenchFault });

/** Returns a text with the spaces, apostrophes and quotation marks of French. */
export const asPrinted = (typed: string): string =>
  frenchSpaces(
    typed
      .normalize('NFC')
      .replace(/[ \t\n]+/gu, ' ')
      .trim()
      .replaceAll("'", '’')
      .replace(/["“]([^"“”]+)["”]/gu, '«$1»'),
  );

/** `frenchFault` has the message for a missing value. */
export const instead = (sentence: string) => ({
  error: ({ input }: { input?: unknown }): string | undefined =>
    input === undefined ? input : `${quoted(input)} ${sentence}`,
});

const quoted = (input: unknown) =>
  typeof input === 'string' ? `« ${shortened(input, 60)} »` : 'ceci';

/** Markdown. « *166# » and « *144*montant*code# » are codes of the telephone. */
const emphasis =
  /(?<![\p{L}\p{N}*#])\*{1,3}(?=\p{L})[^*]*\S\*|\*\*[^*]*\S\*\*(?![\p{L}\p{N}#])|^\*\s|\]\(/u;

const unfit: readonly (readonly [RegExp, string])[] = [
  [/<\s*[/!\p{L}]/u, 'ôtez le signe « < » : un texte n’a pas de balise'],
  [emphasis, 'ôtez les signes « * » et « [ ] » : un texte n’a ni gras ni lien'],
  [
    /\p{Extended_Pictographic}/u,
    'ôtez le petit dessin (emoji) : tous les téléphones ne le montrent pas',
  ],
  [/,$/u, 'ôtez la virgule de la fin'],
  [/^«[^»]*»$/u, 'ôtez les guillemets autour du texte'],
];

/** Lengths are in characters, after `asPrinted`. */
export const text = (longest: number, shortest = 1) =>
  z
    .string()
    .overwrite(asPrinted)
    .min(shortest)
    .max(longest)
    .superRefine((value, context) => {
      for (const [sign, sentence] of unfit) if (sign.test(value)) context.addIssue(sentence);
    });

/** Accepts spaces between thousands. `tooBig` is the message above `most`. */
export const wholeNumber = (least: number, most: number, tooBig?: string) =>
  z
    .string()
    .regex(
      /^(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)$/u,
      instead('n’est pas un nombre entier : écrivez seulement des chiffres'),
    )
    .transform((typed) => Number(typed.replaceAll(/\D/gu, '')))
    .pipe(z.number().min(least).max(most, tooBig));

/** Reads « 7,98 » as « 7.98 », and a minus sign as a hyphen. */
export const decimal = (typed: string): number =>
  Number(typed.replace(',', '.').replace(/[−–]/u, '-'));

/** WGS 84. Accepts « -7.98 », « −7,98 » and « 7.98 ». */
export const degrees = (most: 90 | 180) =>
  z
    .string()
    .regex(
      /^[-−–]?\d{1,3}([.,]\d+)?$/u,
      instead('n’est pas une position : écrivez un nombre comme « 12.68 »'),
    )
    .refine(
      (typed) => Math.abs(decimal(typed)) <= most,
      instead(`n’est pas une position : écrivez un nombre de -${most} à ${most}`),
    )
    .transform(decimal);

export type ReferenceKind = 'doctor' | 'equipment' | 'line' | 'picture' | 'situation' | 'specialty';

/** `brokenReferences` checks that the entry exists. A `.meta({ without })` says what to do once it is gone. */
export const reference = (kind: ReferenceKind) =>
  z.string().min(1).overwrite(asPrinted).meta({ reference: kind });

/** A path below `content/pictures/`. The editor puts new pictures into `folder`. */
export const picture = (folder: string) => reference('picture').meta({ folder });

/** Fits an anchor or an address. */
export const slug = () =>
  z
    .string()
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/u,
      instead(
        'ne convient pas à une adresse : minuscules sans accent, chiffres et tirets seulement',
      ),
    );

/** From 2020 to 2049. */
export const day = () =>
  z
    .templateLiteral([z.number(), '-', z.number(), '-', z.number()], notADay)
    .refine((value) => isDay(value), notADay)
    .refine((value) => /^20[2-4]/.test(value), instead('est trop loin : vérifiez l’année'))
    .meta({ format: 'date' });

/** A day on which something was done: `futureDays` rejects later days. */
export const pastDay = () => day().meta({ format: 'date', past: true });

const notADay = instead(
  'n’est pas un jour : écrivez l’année, le mois et le jour, comme « 2026-12-31 »',
);

/** `parseISO` rejects 30 February, which `Date` would turn into a day of March. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && isValid(parseISO(value));

/** Returns arguments of `refine`. `what` is the subject of the message: « l’absence ». */
export const inOrder = (what: string) =>
  [
    ({ du, au }: { du: string; au: string }): boolean => du <= au,
    { path: ['au'], error: `${what} finit avant d’avoir commencé : « au » vient après « du »` },
  ] satisfies Parameters<z.ZodType<{ du: string; au: string }>['refine']>;

/** Typed in E.164; read with its spaces. */
export const phone = () =>
  z
    .string()
    .regex(/^\+\d{8,15}$/u, notAPhone)
    .refine((typed) => telephoneOf(typed) !== undefined, notAPhone)
    .transform((typed) => telephoneOf(typed) as Telephone);

const notAPhone = instead(
  'ne se compose pas : écrivez l’indicatif du pays, puis le numéro, sans espace, comme « +221338200000 » au Sénégal ou « +22320000000 » au Mali',
);

const verification = z.strictObject({
  par: text(60).describe('Vérifié par (nom et prénom)'),
  le: pastDay().describe('Le'),
});

/** `confirmed` is « oui » when the entry has `verifie`. */
export const stated = <Shape extends z.ZodRawShape>(fact: z.ZodObject<Shape, z.core.$strict>) =>
  fact
    .extend({ verifie: verification.exactOptional().describe('Vérifié') })
    .transform((entry) => ({ ...entry, confirmed: confirmedBy(entry) }))
    .meta(fact.meta() ?? {});

const confirmedBy = (entry: object): Confirmed => ('verifie' in entry ? 'oui' : 'non');

/** Wraps a single value in a marked fact. */
export const statedFact = <Schema extends z.ZodType>(is: Schema) =>
  stated(z.strictObject({ is: is.describe('Ce qui est écrit') }));

/** « /services/gynecologie/ » */
export const ownAddress = () =>
  z
    .string()
    .regex(
      /^\/([\w-]+\/)*(#[\w-]+)?$/u,
      instead('n’est pas une adresse du site, comme « /services/gynecologie/ »'),
    );

/** « /medecins/awa-traore/ », without an anchor. */
export const pageAddress = () =>
  z
    .string()
    .regex(
      /^\/([\w-]+\/)*$/u,
      instead(
        'n’est pas l’adresse d’une page : écrivez ce qui suit le nom du site, comme « /medecins/awa-traore/ »',
      ),
    );

export const titledList = z.strictObject({
  heading: text(80).describe('Titre'),
  items: z.array(text(200).describe('ligne')).min(1).describe('Lignes'),
});

/** At least one entry, without duplicates. */
export const some = <Schema extends z.ZodType>(entry: Schema) =>
  z.tuple([entry], entry).refine(isDistinct, { error: twice });

/** An absent list becomes empty. */
export const list = <Schema extends z.ZodType>(entry: Schema) => z.array(entry).default([]);

/** Without duplicates. */
export const distinct = <Schema extends z.ZodType>(entry: Schema) =>
  z.array(entry).refine(isDistinct, { error: twice });

/** What visitors type instead of an official name: « yeux ». */
export const layWords = () =>
  distinct(
    text(40)
      .regex(/^[^\p{Lu},;]+$/u, {
        error: 'un mot de tous les jours s’écrit en minuscules, seul sur sa ligne',
      })
      .describe('mot'),
  ).describe('Mots de tous les jours');

const twice = 'une ligne de cette liste est écrite deux fois';

function isDistinct(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}
