import type { Person } from 'schema-dts';
import { wholeWeek } from '../calendar/day';
import { occurrencesOn, type Exception, type Timetable } from '../calendar/timetable';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { languageCode } from '../doctors/languages';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import { clinicId } from './clinic';
import {
  closed,
  dayOfWeek,
  hoursData,
  isWeekly,
  periodData,
  validIn,
  type Specification,
} from './hours';

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

/** Returns the hours that replace the usual ones during an exception. */
function hoursInstead(timetable: Timetable, exception: Exception): Specification[] {
  if (exception.kind === 'added')
    return occurrencesOn(timetable, exception.du).flatMap(({ period }) =>
      period ? [periodData(period)] : [],
    );
  if (exception.kind !== 'period') return [closed];
  const usual = timetable.rules.filter(isWeekly).flatMap(({ days }) => days);
  const others = exception.rules.flatMap(({ days }) => days);
  const free = wholeWeek.filter((day) => usual.includes(day) && !others.includes(day));
  return [
    ...hoursData(exception.rules),
    ...(free.length > 0 ? [{ ...closed, ...dayOfWeek(free) }] : []),
  ];
}

const specialHours = (timetable: Timetable): Specification[] =>
  timetable.exceptions.flatMap((exception) =>
    hoursInstead(timetable, exception).map((hours) => validIn(exception, hours)),
  );

/** Adds languages and hours; in schema.org a person has no hours. */
export function doctorInFull(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  const hours = hoursData(doctor.consultation);
  const special = specialHours(doctor.timetable);
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
        ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
      },
    }),
  };
}
