import { z } from 'zod';
import {
  degrees,
  distinct,
  instead,
  list,
  phone,
  some,
  stated,
  statedFact,
  text,
} from '../../fields/fields';
import { zonesOf } from '../../fields/countries';
import type { ReadOnly } from '../../fields/read-only';
import { phoneRoles } from './phone';
import { longestShortName, shortNameOf } from './short-name';

const https = () =>
  z
    .url({ protocol: /^https$/, ...notAnAddress })
    .refine((value) => !/\s/u.test(value), notAnAddress);

const notAnAddress = instead(
  'n’est pas une adresse : copiez-la en entier, avec https:// et sans espace',
);

/** Other maps refuse to be framed, or set cookies that the privacy page does not name. */
const canBeFramed = (address: string) =>
  address.startsWith('https://www.openstreetmap.org/export/embed.html?');

const notInAFrame = instead(
  'ne se montre pas dans une page : dans OpenStreetMap, touchez « Partager », puis copiez l’adresse qui suit « src= » dans « HTML »',
);

const addressSchema = z.strictObject({
  postOfficeBox: text(30).exactOptional().describe('Boîte postale'),
  area: text(40).exactOptional().describe('Quartier ou zone'),
  city: text(40).describe('Ville'),
  country: text(40).describe('Pays'),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'le code du pays a deux majuscules : « ML »' })
    .describe('Code du pays'),
});

const notARole = instead(
  `n’est pas un rôle (${phoneRoles.map((role) => `« ${role} »`).join(', ')}) : un autre nom s’écrit dans « label »`,
);

/** Also reads a number alone, which the editor cannot show in a list of objects. */
const clinicPhone = z
  .preprocess(
    (typed) => (typeof typed === 'string' ? { number: typed } : typed),
    z.strictObject({
      number: phone().describe('Numéro'),
      role: z.enum(phoneRoles, notARole).exactOptional().describe('Ce que l’on y demande'),
      label: text(30).exactOptional().describe('Son nom (« Kinésithérapie », « Accueil de nuit »)'),
    }),
  )
  .transform(({ number, ...line }) => ({ ...number, ...line }))
  .describe('numéro');

const areDistinct = (phones: readonly { number: string }[]) =>
  new Set(phones.map(({ number }) => number)).size === phones.length;

const socialLinkSchema = z.strictObject({
  name: text(20).meta({ unique: true }).describe('Nom'),
  url: https().describe('Adresse'),
});

export const clinicSchema = z
  .strictObject({
    name: statedFact(text(60)).describe('Nom'),
    shortName: statedFact(text(longestShortName))
      .exactOptional()
      .describe('Nom court de la clinique'),
    /** docs/requirements.md § 1 */
    tagline: statedFact(text(60)).exactOptional().describe('Phrase sous le nom'),
    phones: statedFact(
      some(clinicPhone)
        .refine(({ length }) => length <= 8, { error: 'huit numéros au plus' })
        .refine(areDistinct, { error: 'un numéro de cette liste est écrit deux fois' }),
    ).describe('Téléphones, le principal d’abord'),
    /** Receives the chat messages (docs/requirements.md § 1). */
    chatNumber: statedFact(phone()).exactOptional().describe('Numéro WhatsApp'),
    /** By WhatsApp or SMS, for visitors who cannot call. */
    writtenEmergencies: statedFact(z.enum(['oui']))
      .exactOptional()
      .describe('Quelqu’un lit à toute heure les urgences écrites par WhatsApp ou SMS'),
    email: statedFact(z.email(instead('n’est pas une adresse e-mail')))
      .exactOptional()
      .describe('E-mail'),
    /** Without a street, which is in `infos-pratiques.yaml`. */
    address: statedFact(addressSchema).describe('Adresse postale'),
    /** IANA. By default, that of the country. */
    fuseau: z
      .string()
      .refine(
        (typed) => Intl.supportedValuesOf('timeZone').includes(typed),
        instead('n’est pas un fuseau horaire : écrivez-le comme « Africa/Bamako »'),
      )
      .exactOptional()
      .describe('Fuseau horaire (« Africa/Kinshasa »), si le pays en a plusieurs'),
    geo: statedFact(
      z.strictObject({
        latitude: degrees(90).describe('Latitude'),
        longitude: degrees(180).describe('Longitude'),
      }),
    )
      .exactOptional()
      .describe('Position sur le plan'),
    currency: statedFact(
      z
        .string()
        .refine(
          (typed) => Intl.supportedValuesOf('currency').includes(typed),
          instead(
            'n’est pas une monnaie : écrivez les trois capitales de son code, comme « XOF », « XAF » ou « GNF »',
          ),
        ),
    )
      .default({ is: 'XOF', confirmed: 'oui' })
      .describe('Monnaie des prix (« XOF » pour le franc CFA de l’Afrique de l’Ouest)'),
    /** The editor writes no empty field. */
    socialLinks: statedFact(
      list(socialLinkSchema.describe('réseau')).refine(({ length }) => length <= 6, {
        error: 'six réseaux au plus',
      }),
    )
      .default({ is: [], confirmed: 'oui' })
      .describe('Réseaux sociaux'),
    /** Origin, without a final slash. */
    siteUrl: statedFact(https()).exactOptional().describe('Adresse du site'),
    /** docs/requirements.md § 7 */
    formId: statedFact(
      z
        .string()
        .regex(
          /^[a-z0-9]{8}$/,
          instead(
            'n’est pas le numéro d’un formulaire : copiez les huit lettres ou chiffres qui finissent son adresse, https://formspree.io/f/…',
          ),
        ),
    )
      .exactOptional()
      .describe('Numéro du formulaire (formspree.io)'),
    /** docs/requirements.md § 9 */
    mapEmbedUrl: statedFact(https().refine(canBeFramed, notInAFrame))
      .exactOptional()
      .describe('Adresse du plan affiché'),
    mapUrl: statedFact(https()).exactOptional().describe('Adresse du plan qui s’ouvre'),
    /** The text alternative of `content/pictures/plan.svg`. */
    directions: statedFact(some(text(120).describe('étape')))
      .exactOptional()
      .describe('Chemin en mots, une étape par ligne'),
  })
  .transform((facts, context) => {
    const [only, ...others] = zonesOf(facts.address.is.countryCode);
    const zone = facts.fuseau ?? (others.length === 0 ? only : undefined);
    if (zone === undefined)
      context.addIssue(
        `« ${facts.address.is.country} » a plusieurs heures : écrivez « fuseau », comme « fuseau: Africa/Kinshasa »`,
      );
    return {
      shortName: { ...facts.name, is: shortNameOf(facts.name.is) },
      ...facts,
      fuseau: { is: zone ?? 'UTC', confirmed: 'oui' as const },
    };
  })
  .describe('La clinique : téléphones, adresse…');

/** `contradictionOf` makes a pattern of each. */
const town = text(40)
  .regex(/^\p{L}+(?:(?: |-|’)\p{L}+)*$/u, {
    error: 'une ville s’écrit en lettres, seule sur sa ligne',
  })
  .describe('ville');

export const townsSchema = z
  .strictObject({ otherTowns: distinct(town).describe('Villes qu’un texte nommerait par erreur') })
  .optional()
  .describe('Autres villes de la région');

const claimSchema = z.strictObject({
  value: text(10).describe('Chiffre'),
  label: text(20).describe('Ce qui est compté'),
});

/** docs/requirements.md §§ 1 and 9 */
export const claimsSchema = list(stated(claimSchema).describe('chiffre')).describe(
  'Chiffres de l’accueil',
);

export type Claim = ReadOnly<z.infer<typeof claimSchema>>;

export type ClinicFacts = ReadOnly<z.infer<typeof clinicSchema>>;
