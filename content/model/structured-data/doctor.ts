import type { OpeningHoursSpecification, Person } from 'schema-dts';
import type { Clinic } from '../clinic/clinic';
import { hourOf, startingOn } from '../doctors/consultation-slot';
import type { Doctor } from '../doctors/doctor';
import { languageCode } from '../doctors/languages';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import { siteOrigin } from '../clinic/site-address';
import { weekdays } from '../opening-hours/weekday';
import type { Closure } from '../opening-hours/closure';
import { clinicId, closedDaysData, dayOfWeekData } from './clinic';

/** A `Physician` in schema.org is an office. Search engines require that the page shows all of this. */
export function doctorData(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  return {
    '@type': 'Person',
    name: doctor.name,
    jobTitle: doctor.specialty,
    image: siteOrigin(clinic.siteUrl) + pictureOf(doctor.image).src,
    worksFor: { '@id': clinicId(clinic) },
  };
}

/** The ends of consultations are not known. */
function consultationHours({
  consultation,
}: Pick<Doctor, 'consultation'>): Exclude<OpeningHoursSpecification, string>[] {
  return consultation.flatMap((slot) => {
    const day = weekdays.find((weekday) => slot.startsWith(weekday));
    const hour = hourOf(slot);
    // schema.org cannot say « every other week ».
    if (day === undefined || hour === undefined || slot.includes(startingOn)) return [];
    return {
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: dayOfWeekData(day),
      opens: `${String(hour).padStart(2, '0')}:00`,
    };
  });
}

/** Adds languages and hours; in schema.org a person has no hours. */
export function doctorInFull(
  doctor: Doctor,
  clinic: Clinic,
  closures: readonly Closure[],
): Exclude<Person, string> {
  const hours = consultationHours(doctor);
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
        ...closedDaysData(closures.filter(({ sauf }) => !sauf.includes(doctor.name))),
      },
    }),
  };
}
