import type {
  Article as ArticleThing,
  BreadcrumbList,
  Graph,
  MedicalClinic,
  MedicalSpecialty,
  OpeningHoursSpecification,
  Person,
  PostalAddress,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Article } from './article';
import type { Clinic } from './clinic';
import { weekdays, type Doctor } from './doctor';
import { pictureOf } from './picture';
import { streetOf, type Practical } from './practical';
import { practicalData } from './practical-data';
import { routes } from './routes';
import { siteOrigin } from './site-address';
import { daysOf, type OpeningHours } from './schedule';
import type { Specialty } from './specialty';

/** A step of the way from the home page to the page being read. */
export interface Breadcrumb {
  readonly label: string;
  /** Address on this site, with its final slash. */
  readonly href: string;
}

// In the order of `weekdays`.
const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

function hoursData(rows: readonly OpeningHours[]): Exclude<OpeningHoursSpecification, string>[] {
  return rows.flatMap((row) => {
    if (row.hours === 'Fermé') return [];
    // How search engines write « round the clock ».
    const { opens, closes } =
      row.hours === '24h/24' ? { opens: '00:00', closes: '23:59' } : row.hours;
    return daysOf(row).map((day) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: `https://schema.org/${dayNames[weekdays.indexOf(day)] ?? 'Monday'}` as const,
      opens,
      closes,
    }));
  });
}

const clinicId = (clinic: Clinic) => `${siteOrigin(clinic.siteUrl)}/#clinique`;
const websiteId = (clinic: Clinic) => `${siteOrigin(clinic.siteUrl)}/#site`;

/** Several things in one block, for a page's one `<script type="application/ld+json">`. */
export function graph(...things: Exclude<Thing, string>[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}

function addressData(
  { postOfficeBox, area, city, countryCode }: Clinic['address'],
  street: string | undefined,
): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    postOfficeBoxNumber: postOfficeBox,
    addressLocality: city,
    addressRegion: area,
    addressCountry: countryCode,
  };
}

/** What is known of the clinic. */
export interface ClinicFacts {
  readonly clinic: Clinic;
  readonly specialties: readonly Specialty[];
  readonly doctors: readonly Doctor[];
  readonly openingHours: readonly OpeningHours[];
  readonly practical: Practical;
}

/** The clinic, once and for all: other things refer to its `@id`. No rating: its own testimonials may not be marked up. */
export function clinicData({
  clinic,
  specialties,
  doctors,
  openingHours,
  practical,
}: ClinicFacts): Exclude<MedicalClinic, string> {
  const origin = siteOrigin(clinic.siteUrl);
  const fields = new Set(specialties.map(({ medicalSpecialty }) => medicalSpecialty));
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(clinic),
    name: clinic.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + pictureOf('clinique/facade-1.jpg').src,
    slogan: clinic.tagline,
    email: clinic.email,
    telephone: [...clinic.phones],
    address: addressData(clinic.address, streetOf(practical)),
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    hasMap: clinic.mapUrl,
    openingHoursSpecification: hoursData(openingHours),
    medicalSpecialty: [...fields].map((field): MedicalSpecialty => `https://schema.org/${field}`),
    sameAs: clinic.socialLinks.map(({ url }) => url),
    ...practicalData(practical, clinic, doctors),
  };
}

/** The site, published by the clinic. */
export function websiteData(clinic: Clinic): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': websiteId(clinic),
    name: clinic.name,
    url: `${siteOrigin(clinic.siteUrl)}/`,
    inLanguage: 'fr',
    publisher: { '@id': clinicId(clinic) },
  };
}

/**
 * A doctor, as a person who works at the clinic: schema.org's `Physician` is an office. Nothing that the page does not
 * show, as search engines ask.
 */
export function doctorData(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  return {
    '@type': 'Person',
    name: doctor.name,
    jobTitle: doctor.specialty,
    image: siteOrigin(clinic.siteUrl) + pictureOf(doctor.image).src,
    worksFor: { '@id': clinicId(clinic) },
  };
}

/** Kinds of page that search engines tell apart. */
export type PageKind =
  'AboutPage' | 'ContactPage' | 'CollectionPage' | 'MedicalWebPage' | 'WebPage';

/** A page, of the kind that search engines know: about, contact, of health, or plain. */
export function pageData(
  type: PageKind,
  {
    name,
    description,
    path,
    reviewedBy,
  }: {
    name: string;
    description: string;
    path: string;
    /** Name of the doctor who vouches for a page of health. */
    reviewedBy?: string | undefined;
  },
  clinic: Clinic,
): Exclude<WebPage, string> {
  const url = siteOrigin(clinic.siteUrl) + path;
  return {
    '@type': type,
    '@id': url,
    url,
    name,
    description,
    inLanguage: 'fr',
    isPartOf: { '@id': websiteId(clinic) },
    about: { '@id': clinicId(clinic) },
    ...(reviewedBy !== undefined && { reviewedBy: { '@type': 'Person', name: reviewedBy } }),
  };
}

/** An article, published by the clinic, on the page at `path`. */
export function articleData(
  { title, excerpt, date, Image, sources }: Article,
  path: string,
  clinic: Clinic,
): Exclude<ArticleThing, string> {
  const origin = siteOrigin(clinic.siteUrl);
  return {
    '@type': 'Article',
    headline: title,
    abstract: excerpt,
    datePublished: date,
    image: origin + pictureOf(Image).src,
    inLanguage: 'fr',
    author: { '@id': clinicId(clinic) },
    publisher: { '@id': clinicId(clinic) },
    mainEntityOfPage: { '@id': origin + path },
    citation: [...sources],
  };
}

/** The way from the home page to an inner page, this page last. */
export function breadcrumbData(
  trail: readonly Breadcrumb[],
  clinic: Clinic,
): Exclude<BreadcrumbList, string> {
  const origin = siteOrigin(clinic.siteUrl);
  const home: Breadcrumb = { label: 'Accueil', href: routes.home() };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}
