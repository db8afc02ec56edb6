import { z } from 'zod';
import {
  distinct,
  instead,
  layWords,
  ownAddress,
  reference,
  some,
  stated,
  text,
  titledList,
  wholeNumber,
} from '../../fields/fields';
import type { ReadOnly } from '../../fields/read-only';

const itsSpecialties = distinct(reference('specialty'))
  .exactOptional()
  .describe('Spécialités dont la page le montre aussi');

const factSchema = z.strictObject({
  term: text(60).describe('De quoi il s’agit'),
  text: text(400).describe('Texte'),
  specialties: itsSpecialties,
});

const tableSchema = z.strictObject({
  heading: text(80).describe('Titre'),
  rows: z.array(factSchema.describe('ligne')).min(1).describe('Lignes'),
});

const blockSchema = z.strictObject({
  /** « Combien ça coûte ? » */
  heading: text(60).describe('Titre'),
  /** « Prix » */
  label: text(20).describe('Nom court'),
  answer: text(300).describe('Réponse, en une ou deux phrases'),
  layWords: layWords().exactOptional(),
  facts: z.array(factSchema.describe('détail')).exactOptional().describe('Détails'),
  tables: z.array(tableSchema.describe('tableau')).exactOptional().describe('Tableaux'),
  lists: z.array(titledList.describe('liste')).exactOptional().describe('Listes'),
  folded: text(60).exactOptional().describe('Mots du bouton qui déplie les détails'),
  links: z
    .array(
      z
        .strictObject({
          label: text(60).describe('Mots du lien'),
          href: ownAddress().describe('Adresse de la page'),
        })
        .describe('lien'),
    )
    .exactOptional()
    .describe('Liens'),
});

const tooBig = 'un seul prix par ligne : le plus haut va dans « to »';

const amount = () => wholeNumber(1, 10_000_000, tooBig);

const withoutAmount = z.enum(['gratuit', 'sur devis']);

const amountOrWords = () =>
  z
    .string()
    .regex(
      /^(?:\d+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+|[Gg]ratuit|[Ss]ur devis)$/u,
      instead(
        'n’est pas un nombre entier : écrivez seulement des chiffres, « gratuit » ou « sur devis »',
      ),
    )
    .transform((typed) => (/\d/.test(typed) ? typed : typed.toLowerCase()))
    .pipe(z.union([withoutAmount, amount()]));

const priceSchema = z
  .strictObject({
    what: text(80).meta({ unique: true }).describe('Ce qui est payé'),
    from: amountOrWords().describe(
      'Prix, ou le plus bas, sans la monnaie ; ou « gratuit », ou « sur devis »',
    ),
    to: amount().exactOptional().describe('Prix le plus haut, s’il varie'),
    specialties: itsSpecialties,
    urgent: z.enum(['oui']).exactOptional().describe('Montré aussi sur la page Urgences'),
  })
  .refine(({ from, to }) => to === undefined || (typeof from === 'number' && to > from), {
    path: ['to'],
    error: 'le prix le plus haut (« to ») dépasse le plus bas (« from »)',
  });

const priceTableSchema = z.strictObject({
  heading: text(60).meta({ unique: true }).describe('Titre'),
  rows: some(priceSchema.describe('ligne')).describe('Lignes'),
});

const block = stated(blockSchema);

/** In the order of the editor's form. */
export const pricesSchema = stated(
  z.strictObject({
    consultations: priceTableSchema.describe('Consultations'),
    others: z
      .array(priceTableSchema.describe('tableau'))
      .default([])
      .describe('Autres tableaux de prix'),
    ...blockSchema.shape,
  }),
)
  .optional()
  .describe('Prix');

export const practicalSchema = z
  .strictObject({
    emergencies: block.exactOptional().describe('En cas d’urgence'),
    /** « Rue 224, porte 1250, Banconi » */
    access: stated(
      blockSchema.extend({ street: text(80).exactOptional().describe('Rue, porte, quartier') }),
    )
      .exactOptional()
      .describe('Comment venir'),
    /** « Espèces », « Orange Money »… */
    payments: stated(
      blockSchema.extend({
        methods: some(text(60).describe('moyen')).describe('Moyens de paiement'),
      }),
    )
      .exactOptional()
      .describe('Paiement'),
    coverage: block.exactOptional().describe('Assurances'),
    maternity: block.exactOptional().describe('Maternité'),
    vaccinations: block.exactOptional().describe('Vaccins'),
    results: block.exactOptional().describe('Résultats d’analyses'),
    visitors: block.exactOptional().describe('Visites'),
    pharmacy: block.exactOptional().describe('Pharmacie'),
    /** Spelled as in the files of doctors. */
    languages: stated(
      blockSchema.extend({
        atFrontDesk: some(text(20).describe('langue')).describe('Langues de l’accueil'),
      }),
    )
      .exactOptional()
      .describe('Langues'),
  })
  .prefault({})
  .describe('Infos pratiques');

export type PracticalFact = ReadOnly<z.infer<typeof factSchema>>;

export type PracticalTable = ReadOnly<z.infer<typeof tableSchema>>;

type WrittenPrices = NonNullable<z.infer<typeof pricesSchema>>;

export type Prices = ReadOnly<
  Omit<WrittenPrices, 'consultations' | 'others'> & {
    consultations: PriceTable;
    others: PriceTable[];
  }
>;

/** In whole units of a currency (ISO 4217), `XOF` where none is given. */
export type Price = ReadOnly<z.infer<typeof priceSchema> & { currency?: string }>;

export type PriceTable = ReadOnly<Omit<z.infer<typeof priceTableSchema>, 'rows'>> & {
  rows: readonly Price[];
};

export type StatedPractical = ReadOnly<z.infer<typeof practicalSchema> & { prices?: Prices }>;
