import type { OpeningHoursSpecification, Person } from 'schema-dts';
import { hour, wholeDay, type Clock } from '../calendar/rule';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { languageCode } from '../doctors/languages';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import { siteOrigin } from '../clinic/site-address';
import { weekdays } from '../opening-hours/weekday';
import { clinicId, closedDaysData, dayOfWeekData } from './clinic';

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

/** « 09:00 »; at most « 23:59 », since search engines know no « 24:00 ». */
function timeData(clock: Clock): string {
  const minute = Math.min(clock, wholeDay - 1);
  return [Math.floor(minute / hour), minute % hour]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/** schema.org cannot say « every other week », nor a week of the month. */
function consultationHours({
  consultation,
}: Pick<Doctor, 'consultation'>): Exclude<OpeningHoursSpecification, string>[] {
  return consultation
    .filter(({ every }) => every === 'day' || every === 'week')
    .flatMap(({ days, periods }) =>
      periods.map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map((day) => dayOfWeekData(weekdays[day])),
        opens: timeData(opens),
        ...(closes !== undefined && { closes: timeData(closes) }),
      })),
    );
}

/** Adds languages and hours; in schema.org a person has no hours. */
export function doctorInFull(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
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
        ...closedDaysData(doctor.timetable.exceptions.filter(({ kind }) => kind === 'closed')),
      },
    }),
  };
}
