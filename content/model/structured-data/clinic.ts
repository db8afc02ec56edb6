import type {
  EmergencyService,
  MedicalClinic,
  MedicalSpecialty,
  Pharmacy,
  PostalAddress,
} from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { pictureOf } from '../pictures/picture';
import { streetOf, type Practical } from '../practical/practical';
import type { ClinicHours, ServiceHours } from '../opening-hours/service-hours';
import type { Specialty } from '../specialties/specialty';
import { hoursData, specialHoursData } from './hours';
import { practicalData } from './practical';

/** A page that refers to this `@id` must also contain `clinicData` or `clinicInShort`. */
export const clinicId = (clinic: Pick<Clinic, 'siteUrl'>): string => `${clinic.siteUrl}/#clinique`;

function addressData(
  { postOfficeBox, area, city, countryCode }: Clinic['address'],
  street: string | undefined,
): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    ...(street !== undefined && { streetAddress: street }),
    ...(postOfficeBox !== undefined && { postOfficeBoxNumber: postOfficeBox }),
    addressLocality: city,
    ...(area !== undefined && { addressRegion: area }),
    addressCountry: countryCode,
  };
}

type Department = Exclude<EmergencyService | Pharmacy | MedicalClinic, string>;

/** Only types with opening hours: schema.org’s `DiagnosticLab` has none. */
const departmentType = (kind: ServiceHours['kind']) => {
  if (kind === 'urgences') return 'EmergencyService' as const;
  return kind === 'pharmacie' ? ('Pharmacy' as const) : ('MedicalClinic' as const);
};

const departmentsData = (services: readonly ServiceHours[], { name }: Clinic) =>
  services.length > 0 && {
    department: services.map(({ title, kind, hours }): Department => ({
      '@type': departmentType(kind),
      name: `${title}, ${name}`,
      openingHoursSpecification: hoursData(hours.rules),
      ...specialHoursData(hours),
    })),
  };

export interface PublishedFacts {
  clinic: Clinic;
  doctors: readonly Doctor[];
  hours: ClinicHours;
  practical: Practical;
  /** A path below `content/pictures/`. */
  picture: string | undefined;
}

/** Without ratings: search engines forbid those from a site's own testimonials. */
export function clinicData({
  clinic,
  doctors,
  hours,
  practical,
  picture,
}: PublishedFacts): Exclude<MedicalClinic, string> {
  const origin = clinic.siteUrl;
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(clinic),
    name: clinic.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    ...(picture !== undefined && { image: origin + pictureOf(picture).src }),
    ...(clinic.tagline !== undefined && { slogan: clinic.tagline }),
    ...(clinic.email !== undefined && { email: clinic.email }),
    telephone: clinic.phones.map(({ number }) => number),
    address: addressData(clinic.address, streetOf(practical)),
    ...(clinic.geo && { geo: { '@type': 'GeoCoordinates', ...clinic.geo } }),
    ...(clinic.mapUrl !== undefined && { hasMap: clinic.mapUrl }),
    ...(hours.clinic.rules.length > 0 && {
      openingHoursSpecification: hoursData(hours.clinic.rules),
    }),
    ...specialHoursData(hours.clinic),
    ...departmentsData(hours.services, clinic),
    ...(clinic.socialLinks.length > 0 && { sameAs: clinic.socialLinks.map(({ url }) => url) }),
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
    url: `${clinic.siteUrl}/`,
  };
}

/** For the page of specialties, since the home page is long enough. */
export function fieldsData(
  clinic: Pick<Clinic, 'siteUrl'>,
  specialties: readonly Specialty[],
): Exclude<MedicalClinic, string> {
  const fields = new Set(specialties.flatMap(({ medicalSpecialty = [] }) => medicalSpecialty));
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(clinic),
    medicalSpecialty: [...fields].map((field): MedicalSpecialty => `https://schema.org/${field}`),
  };
}
