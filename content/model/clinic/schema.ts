import { z } from 'zod';
import {
  degrees,
  eachItsOwn,
  instead,
  list,
  phone,
  some,
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

/** Other maps refuse to be framed, or set cookies that the privacy page does not name. */
const canBeFramed = (address: string) =>
  address.startsWith('https://www.openstreetmap.org/export/embed.html?');

const notInAFrame = instead(
  'ne se montre pas dans une page : dans OpenStreetMap, touchez « Partager », puis copiez l’adresse qui suit « src= » dans « HTML »',
);

/** `#` begins a comment in YAML, so it may be left out. Returns `#rrggbb`. */
const color = () =>
  z
    .string()
    .regex(
      /^#?[0-9a-fA-F]{6}$/,
      instead('n’est pas une couleur : écrivez six chiffres ou lettres de a à f, comme « 17706f »'),
    )
    .transform((typed) => `#${typed.replace('#', '').toLowerCase()}`);

const addressSchema = z.strictObject({
  postOfficeBox: text(30).exactOptional(),
  area: text(40),
  city: text(40),
  country: text(40),
  /** ISO 3166-1 alpha-2. */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'le code du pays a deux majuscules : « ML »' }),
});

const socialLinkSchema = z.strictObject({
  name: text(20),
  url: https(),
});

export const clinicSchema = z.strictObject({
  name: statedFact(text(40)),
  shortName: statedFact(text(20)),
  /** docs/requirements.md § 1 */
  tagline: statedFact(text(60)),
  /** Main number first. */
  phones: statedFact(
    some(phone()).refine(({ length }) => length <= 4, { error: 'quatre numéros au plus' }),
  ),
  /** Receives the chat messages (docs/requirements.md § 1). */
  chatNumber: statedFact(phone()),
  email: statedFact(z.email(instead('n’est pas une adresse e-mail'))),
  /** Without a street, which is in `infos-pratiques.yaml`. */
  address: statedFact(addressSchema),
  /** Hours; no clock of West Africa changes in summer. */
  utcOffset: statedFact(
    z
      .enum(['0', '1'], {
        error: 'écrivez « 0 » (Mali, Sénégal, Côte d’Ivoire…) ou « 1 » (Bénin, Niger, Nigeria…)',
      })
      .transform(Number),
  ),
  /** Degrees, WGS 84, in West Africa. */
  geo: statedFact(z.strictObject({ latitude: degrees(3, 28), longitude: degrees(-18, 17) })),
  /** The editor writes no empty field. */
  socialLinks: statedFact(
    list(socialLinkSchema)
      .superRefine(eachItsOwn('name'))
      .refine(({ length }) => length <= 6, { error: 'six réseaux au plus' }),
  ).default({ is: [], confirmed: 'oui' }),
  /** Origin, without a final slash. */
  siteUrl: statedFact(https()),
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
  ),
  /** docs/requirements.md § 9 */
  mapEmbedUrl: statedFact(https().refine(canBeFramed, notInAFrame)),
  mapUrl: statedFact(https()),
  /** The accent is only for urgent things. The palette is derived from both. */
  colors: statedFact(z.strictObject({ main: color(), accent: color() })),
});

const claimSchema = z.strictObject({ value: text(10), label: text(20) });

/** docs/requirements.md §§ 1 and 9 */
export const claimsSchema = z.array(stated(claimSchema));

export type Claim = ReadOnly<z.infer<typeof claimSchema>>;

export type ClinicFacts = ReadOnly<z.infer<typeof clinicSchema>>;
