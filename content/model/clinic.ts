import type { AccessPlan } from './access-plan';
import type { PhoneNumber } from './phone';

/** A page of the clinic on a social network. */
export interface SocialLink {
  /** The network's own name, as visitors know it: « Facebook ». */
  readonly name: string;
  /** Absolute `https` address. */
  readonly url: string;
}

/** A postal address without a street: letters go to a box (schema.org `PostalAddress`). */
export interface PostalAddress {
  /** « BP E 0000 » */
  readonly postOfficeBox: string;
  /** Part of the city: « Bamako Nord ». */
  readonly area: string;
  readonly city: string;
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/** Who the clinic is and how it is reached; the only place where these facts are written. */
export interface Clinic {
  readonly name: string;
  readonly shortName: string;
  /** The sentence under the name (specification § 1). */
  readonly tagline: string;
  /** Main number first; both stand in the contact section and the footer (specification § 9). */
  readonly phones: readonly [main: PhoneNumber, second: PhoneNumber];
  /** The one number that receives messaging chats (specification § 1). */
  readonly chatNumber: PhoneNumber;
  readonly email: string;
  readonly address: PostalAddress;
  /** Degrees, WGS 84. */
  readonly geo: { readonly latitude: number; readonly longitude: number };
  readonly socialLinks: readonly SocialLink[];
  /** Origin of the published site, without a final slash; `SITE_URL` overrides it at build time. */
  readonly siteUrl: string;
  /** Form id given by the form provider (specification § 7). */
  readonly formId: string;
  /** Address of the embedded map, shown 420 × 290 px (specification § 9). */
  readonly mapEmbedUrl: string;
  /** Address that opens the same place in the visitor's own map application. */
  readonly mapUrl: string;
  /** The drawn plan, which is there whatever becomes of the map. */
  readonly plan: AccessPlan;
}
