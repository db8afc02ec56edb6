import { z } from 'zod';
import {
  eachItsOwn,
  layWords,
  list,
  ownAddress,
  some,
  stated,
  text,
  titledList,
  wholeNumber,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

const factSchema = z.strictObject({ term: text(60), text: text(400) });

const tableSchema = z.strictObject({ heading: text(80), rows: z.array(factSchema).min(1) });

const blockSchema = z.strictObject({
  /** The question, in the words of patients: « Combien ça coûte ? » */
  heading: text(60),
  /** For the menu of the page: « Prix ». */
  label: text(20),
  /** The answer, before any detail. */
  answer: text(300),
  layWords: layWords().exactOptional(),
  facts: z.array(factSchema).exactOptional(),
  tables: z.array(tableSchema).exactOptional(),
  lists: z.array(titledList).exactOptional(),
  /** Label under which a phone folds the tables, lists and facts. */
  folded: text(60).exactOptional(),
  links: z.array(z.strictObject({ label: text(60), href: ownAddress() })).exactOptional(),
});

const priceSchema = z
  .strictObject({
    what: text(80),
    from: wholeNumber(1, 10_000_000),
    to: wholeNumber(1, 10_000_000).exactOptional(),
  })
  .refine(({ from, to }) => to === undefined || to > from, {
    path: ['to'],
    error: 'le prix le plus haut (« to ») dépasse le plus bas (« from »)',
  });

const priceTableSchema = z.strictObject({
  heading: text(60),
  rows: some(priceSchema).superRefine(eachItsOwn('what')),
});

const block = stated(blockSchema);

/** `prix.yaml`; the file may be absent. The prices come first, so that the editor's form begins with them. */
export const pricesSchema = stated(
  z.strictObject({
    consultations: priceTableSchema,
    others: list(priceTableSchema),
    ...blockSchema.shape,
  }),
).optional();

/** `infos-pratiques.yaml`: the practical questions of patients. */
export const practicalSchema = z.strictObject({
  emergencies: block.exactOptional(),
  /** `street` is for search engines too: « Rue 224, porte 1250, Banconi ». */
  access: stated(blockSchema.extend({ street: text(80) })).exactOptional(),
  /** `methods`: « Espèces », « Orange Money »… */
  payments: stated(blockSchema.extend({ methods: some(text(60)) })).exactOptional(),
  coverage: block.exactOptional(),
  maternity: block.exactOptional(),
  vaccinations: block.exactOptional(),
  results: block.exactOptional(),
  visitors: block.exactOptional(),
  pharmacy: block.exactOptional(),
  /** `atFrontDesk`: languages, spelled as in the files of doctors. */
  languages: stated(blockSchema.extend({ atFrontDesk: some(text(20)) })).exactOptional(),
});

/** A fact and its term: « En taxi », then what to tell the driver. */
export type PracticalFact = ReadOnly<z.infer<typeof factSchema>>;

/** A table of two columns, such as a calendar. */
export type PracticalTable = ReadOnly<z.infer<typeof tableSchema>>;

/** Price of a service in whole FCFA: one amount, or the lowest and the highest. */
export type Price = ReadOnly<z.infer<typeof priceSchema>>;

/** Prices of one kind. */
export type PriceTable = ReadOnly<z.infer<typeof priceTableSchema>>;

/** The practical blocks, with their `confirmed` marks. */
export type StatedPractical = ReadOnly<
  z.infer<typeof practicalSchema> & { prices?: NonNullable<z.infer<typeof pricesSchema>> }
>;
