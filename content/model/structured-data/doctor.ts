import type { Person } from 'schema-dts';
import type { Clinic } from '../clinic';
import type { Doctor } from '../doctor';
import { pictureOf } from '../picture';
import { siteOrigin } from '../site-address';
import { clinicId } from './clinic';

/**
 * A doctor, as a person who works at the clinic: schema.org's `Physician` is an office. It contains only what the page
 * shows, as search engines require.
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
