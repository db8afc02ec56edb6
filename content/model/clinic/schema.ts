import { z } from 'zod';
import {
  degrees,
  eachItsOwn,
  instead,
  list,
  phone,
  stated,
  statedFact,
  text,
} from '../../reader/fields';
import type { ReadOnly } from '../../reader/read-only';

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
  /** « Bamako Nord » */
  area: text(40),
  city: text(40),
  country: text(40),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'le code du pays a deux majuscules : « ML »' }),
});

const socialLinkSchema = z.strictObject({
  /** « Facebook » */
  name: text(20),
  url: https(),
});

/** `clinique.yaml`: facts of the clinic that are written nowhere else. */
export const clinicSchema = z.strictObject({
  name: statedFact(text(40)),
  shortName: statedFact(text(20)),
  /** The sentence under the name (docs/requirements.md § 1). */
  tagline: statedFact(text(60)),
  /** Main number first. */
  phones: statedFact(
    z.tuple([phone(), phone()]).refine(([main, other]) => main !== other, {
      error: 'les deux numéros sont les mêmes',
    }),
  ),
  /** The only number that receives chat messages (docs/requirements.md § 1). */
  chatNumber: statedFact(phone()),
  email: statedFact(z.email(instead('n’est pas une adresse e-mail'))),
  /** Postal address. It has no street, since letters go to a box. */
  address: statedFact(addressSchema),
  /** Degrees, WGS 84, in Mali. */
  geo: statedFact(z.strictObject({ latitude: degrees(10, 25), longitude: degrees(-13, 5) })),
  socialLinks: statedFact(list(socialLinkSchema).superRefine(eachItsOwn('name'))),
  /** Origin, without a final slash; `SITE_URL` overrides it at build time. */
  siteUrl: statedFact(https()),
  /** Given by the form provider (docs/requirements.md § 7). */
  formId: statedFact(
    z.string().regex(/^[a-z]{6,12}$/, {
      error: 'le numéro du formulaire a de six à douze lettres minuscules',
    }),
  ),
  /** The embedded map (docs/requirements.md § 9). */
  mapEmbedUrl: statedFact(https()),
  /** Opens the same place in the visitor's map application. */
  mapUrl: statedFact(https()),
});

const claimSchema = z.strictObject({ value: text(10), label: text(20) });

/** `chiffres.yaml`: figures of the home page's first screen (docs/requirements.md §§ 1 and 9). */
export const claimsSchema = z.array(stated(claimSchema));

/** A figure with its label: « 22+ », « spécialistes ». */
export type Claim = ReadOnly<z.infer<typeof claimSchema>>;

/** The facts of the clinic, each with its `confirmed` mark. */
export type ClinicFacts = ReadOnly<z.infer<typeof clinicSchema>>;
