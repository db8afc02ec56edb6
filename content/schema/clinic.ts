import { z } from 'zod';
import { degrees, eachItsOwn, instead, list, phone, stated, statedFact, text } from './fields';
import type { ReadOnly } from './read-only';

const https = () =>
  z
    .url({ protocol: /^https$/, ...notAnAddress })
    .refine((value) => !/\s/u.test(value), notAnAddress);

const notAnAddress = instead(
  'n’est pas une adresse : copiez-la en entier, avec https:// et sans espace',
);

const addressSchema = z.strictObject({
  /** « BP E 0000 » */
  postOfficeBox: text(30),
  /** Part of the city: « Bamako Nord ». */
  area: text(40),
  city: text(40),
  country: text(40),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'le code du pays a deux majuscules : « ML »' }),
});

/** A page of the clinic on a social network. */
const socialLinkSchema = z.strictObject({
  /** The network's own name, as visitors know it: « Facebook ». */
  name: text(20),
  url: https(),
});

/** `clinique.yaml`: name, addresses and numbers of the clinic. These facts are written nowhere else. */
export const clinicSchema = z.strictObject({
  name: statedFact(text(40)),
  shortName: statedFact(text(20)),
  /** The sentence under the name (docs/requirements.md § 1). */
  tagline: statedFact(text(60)),
  /** Main number first; both are in the contact section and the footer (docs/requirements.md § 9). */
  phones: statedFact(
    z.tuple([phone(), phone()]).refine(([main, other]) => main !== other, {
      error: 'les deux numéros sont les mêmes',
    }),
  ),
  /** The only number that receives chat messages (docs/requirements.md § 1). */
  chatNumber: statedFact(phone()),
  email: statedFact(z.email(instead('n’est pas une adresse e-mail'))),
  /** The postal address (schema.org `PostalAddress`). It has no street, since letters go to a box. */
  address: statedFact(addressSchema),
  /** Degrees, WGS 84, in Mali. */
  geo: statedFact(z.strictObject({ latitude: degrees(10, 25), longitude: degrees(-13, 5) })),
  socialLinks: statedFact(list(socialLinkSchema).superRefine(eachItsOwn('name'))),
  /** Origin of the published site, without a final slash; `SITE_URL` overrides it at build time. */
  siteUrl: statedFact(https()),
  /** Form id given by the form provider (docs/requirements.md § 7). */
  formId: statedFact(
    z.string().regex(/^[a-z]{6,12}$/, { error: 'le numéro du formulaire a huit lettres' }),
  ),
  /** Address of the embedded map, shown 420 × 290 px (docs/requirements.md § 9). */
  mapEmbedUrl: statedFact(https()),
  /** Address that opens the same place in the visitor's own map application. */
  mapUrl: statedFact(https()),
});

const claimSchema = z.strictObject({ value: text(10), label: text(20) });

/** `chiffres.yaml`: the figures of the home page's first screen (docs/requirements.md §§ 1 and 9). */
export const claimsSchema = z.array(stated(claimSchema));

/** A figure with its label: « 22+ », « spécialistes ». */
export type Claim = ReadOnly<z.infer<typeof claimSchema>>;

/** The facts of the clinic, each with its mark. */
export type ClinicFacts = ReadOnly<z.infer<typeof clinicSchema>>;
