import type {
  MedicalClinic,
  MedicalSpecialty,
  OpeningHoursSpecification,
  PostalAddress,
} from 'schema-dts';
import type { Span } from '../calendar/day';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { ownPictures } from '../pictures/own-pictures';
import { pictureOf } from '../pictures/picture';
import { streetOf, type Practical } from '../practical/practical';
import { daysOf, type OpeningHours } from '../opening-hours/schedule';
import type { Closure } from '../opening-hours/closure';
import { siteOrigin } from '../clinic/site-address';
import type { Specialty } from '../specialties/specialty';
import { weekdays, type Weekday } from '../opening-hours/weekday';
import { practicalData } from './practical';

/** A page that refers to this `@id` must also contain `clinicData` or `clinicInShort`. */
export const clinicId = (clinic: Pick<Clinic, 'siteUrl'>): string =>
  `${siteOrigin(clinic.siteUrl)}/#clinique`;

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Returns schema.org's address of a day. */
export const dayOfWeekData = (day: Weekday) =>
  `https://schema.org/${dayNames[weekdays.indexOf(day)] ?? 'Monday'}` as const;

function hoursData(rows: readonly OpeningHours[]): Exclude<OpeningHoursSpecification, string>[] {
  return rows.flatMap((row) => {
    if (row.hours === 'Fermé') return [];
    // Search engines expect these times for « round the clock ».
    const { opens, closes } =
      row.hours === '24h/24' ? { opens: '00:00', closes: '23:59' } : row.hours;
    return {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: daysOf(row).map(dayOfWeekData),
      opens,
      closes,
    };
  });
}

/** From 00:00 to 00:00 means closed (Google, « Local business », special hours). */
export const closedDaysData = (closures: readonly Span[]) =>
  closures.length > 0 && {
    specialOpeningHoursSpecification: closures.map(({ du, au }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      opens: '00:00',
      closes: '00:00',
      validFrom: du,
      validThrough: au,
    })),
  };

function addressData(
  { postOfficeBox, area, city, countryCode }: Clinic['address'],
  street: string | undefined,
): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    ...(postOfficeBox !== undefined && { postOfficeBoxNumber: postOfficeBox }),
    addressLocality: city,
    addressRegion: area,
    addressCountry: countryCode,
  };
}

export interface PublishedFacts {
  clinic: Clinic;
  specialties: readonly Specialty[];
  doctors: readonly Doctor[];
  openingHours: readonly OpeningHours[];
  closures: readonly Closure[];
  practical: Practical;
}

/** Without ratings: search engines forbid those from a site's own testimonials. */
export function clinicData({
  clinic,
  specialties,
  doctors,
  openingHours,
  closures,
  practical,
}: PublishedFacts): Exclude<MedicalClinic, string> {
  const origin = siteOrigin(clinic.siteUrl);
  const fields = new Set(specialties.map(({ medicalSpecialty }) => medicalSpecialty));
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(clinic),
    name: clinic.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + pictureOf(ownPictures.facade).src,
    slogan: clinic.tagline,
    email: clinic.email,
    telephone: [...clinic.phones],
    address: addressData(clinic.address, streetOf(practical)),
    geo: { '@type': 'GeoCoordinates', ...clinic.geo },
    hasMap: clinic.mapUrl,
    openingHoursSpecification: hoursData(openingHours),
    ...closedDaysData(closures.filter(({ urgences }) => urgences === 'non')),
    medicalSpecialty: [...fields].map((field): MedicalSpecialty => `https://schema.org/${field}`),
    sameAs: clinic.socialLinks.map(({ url }) => url),
    ...practicalData(practical, clinic, doctors),
  };
}

/** For the pages that refer to the clinic. */
export function clinicInShort(
  clinic: Pick<Clinic, 'siteUrl' | 'name'>,
): Exclude<MedicalClinic, string> {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(clinic),
    name: clinic.name,
    url: `${siteOrigin(clinic.siteUrl)}/`,
  };
}
