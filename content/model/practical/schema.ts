import { z } from 'zod';
import {
  distinct,
  eachItsOwn,
  layWords,
  ownAddress,
  reference,
  some,
  stated,
  text,
  titledList,
  wholeNumber,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

/** Those whose page shows the row too. */
const itsSpecialties = () => distinct(reference('specialty')).exactOptional();

const factSchema = z.strictObject({
  term: text(60),
  text: text(400),
  specialties: itsSpecialties(),
});

const tableSchema = z.strictObject({ heading: text(80), rows: z.array(factSchema).min(1) });

const blockSchema = z.strictObject({
  /** « Combien ça coûte ? » */
  heading: text(60),
  /** « Prix » */
  label: text(20),
  answer: text(300),
  layWords: layWords().exactOptional(),
  facts: z.array(factSchema).exactOptional(),
  tables: z.array(tableSchema).exactOptional(),
  lists: z.array(titledList).exactOptional(),
  folded: text(60).exactOptional(),
  links: z.array(z.strictObject({ label: text(60), href: ownAddress() })).exactOptional(),
});

const amount = () =>
  wholeNumber(1, 10_000_000, 'un seul prix par ligne : le plus haut va dans « to »');

const priceSchema = z
  .strictObject({
    what: text(80),
    from: amount(),
    to: amount().exactOptional(),
    specialties: itsSpecialties(),
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

/** In the order of the editor's form. */
export const pricesSchema = stated(
  z.strictObject({
    consultations: priceTableSchema,
    others: z.array(priceTableSchema).superRefine(eachItsOwn('heading')).default([]),
    ...blockSchema.shape,
  }),
).optional();

export const practicalSchema = z.strictObject({
  emergencies: block.exactOptional(),
  /** « Rue 224, porte 1250, Banconi » */
  access: stated(blockSchema.extend({ street: text(80).exactOptional() })).exactOptional(),
  /** « Espèces », « Orange Money »… */
  payments: stated(blockSchema.extend({ methods: some(text(60)) })).exactOptional(),
  coverage: block.exactOptional(),
  maternity: block.exactOptional(),
  vaccinations: block.exactOptional(),
  results: block.exactOptional(),
  visitors: block.exactOptional(),
  pharmacy: block.exactOptional(),
  /** Spelled as in the files of doctors. */
  languages: stated(blockSchema.extend({ atFrontDesk: some(text(20)) })).exactOptional(),
});

export type PracticalFact = ReadOnly<z.infer<typeof factSchema>>;

export type PracticalTable = ReadOnly<z.infer<typeof tableSchema>>;

/** Whole FCFA. */
export type Price = ReadOnly<z.infer<typeof priceSchema>>;

export type PriceTable = ReadOnly<z.infer<typeof priceTableSchema>>;

export type StatedPractical = ReadOnly<
  z.infer<typeof practicalSchema> & { prices?: NonNullable<z.infer<typeof pricesSchema>> }
>;
