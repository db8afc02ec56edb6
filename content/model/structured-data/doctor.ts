import type { Person } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { languageCode } from '../doctors/languages';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import { clinicId } from './clinic';
import { hoursData, specialHoursData } from './hours';

/**
 * Returns a `Person`, since a `Physician` in schema.org is an office. Search engines require that the page shows all
 * these facts.
 */
export function doctorData(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  return {
    '@type': 'Person',
    name: doctor.name,
    jobTitle: doctor.specialty,
    ...(doctor.image !== undefined && {
      image: clinic.siteUrl + pictureOf(doctor.image).src,
    }),
    worksFor: { '@id': clinicId(clinic) },
  };
}

/** Adds languages and hours; in schema.org a person has no hours. */
export function doctorInFull(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  const hours = hoursData(doctor.consultation);
  return {
    ...doctorData(doctor, clinic),
    url: clinic.siteUrl + routes.doctor(doctor.name),
    ...(doctor.description !== undefined && { description: doctor.description }),
    ...(doctor.languages.length > 0 && {
      knowsLanguage: doctor.languages.map(
        (name) => languageCode(name) ?? { '@type': 'Language' as const, name },
      ),
    }),
    ...(hours.length > 0 && {
      workLocation: {
        '@type': 'Place',
        name: `Consultation, ${clinic.name}`,
        openingHoursSpecification: hours,
        ...specialHoursData(doctor.timetable),
      },
    }),
  };
}
