import type { Person } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { languageCode } from '../doctors/languages';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import { siteOrigin } from '../clinic/site-address';
import { clinicId } from './clinic';
import { closedDaysData, hoursData } from './hours';

/**
 * Returns a `Person`, since a `Physician` in schema.org is an office. Search engines require that the page shows all
 * these facts.
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

/** Adds languages and hours; in schema.org a person has no hours. */
export function doctorInFull(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  const hours = hoursData(doctor.consultation);
  return {
    ...doctorData(doctor, clinic),
    url: siteOrigin(clinic.siteUrl) + routes.doctor(doctor.name),
    description: doctor.description,
    knowsLanguage: doctor.languages.map(
      (name) => languageCode(name) ?? { '@type': 'Language', name },
    ),
    ...(hours.length > 0 && {
      workLocation: {
        '@type': 'Place',
        name: `Consultation, ${clinic.name}`,
        openingHoursSpecification: hours,
        ...closedDaysData(doctor.timetable.exceptions.filter(({ kind }) => kind === 'closed')),
      },
    }),
  };
}
