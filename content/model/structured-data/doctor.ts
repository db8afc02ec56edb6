import type { OpeningHoursSpecification, Person } from 'schema-dts';
import { wholeWeek, type Weekday } from '../calendar/day';
import { hour, wholeDay, type Clock, type Period, type Rule } from '../calendar/rule';
import { occurrencesOn, type Exception, type Timetable } from '../calendar/timetable';
import type { Clinic } from '../clinic/clinic';
import type { Doctor } from '../doctors/doctor';
import { languageCode } from '../doctors/languages';
import { pictureOf } from '../pictures/picture';
import { routes } from '../clinic/routes';
import { siteOrigin } from '../clinic/site-address';
import { weekdays } from '../opening-hours/weekday';
import { clinicId, dayOfWeekData } from './clinic';

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

type Hours = Exclude<OpeningHoursSpecification, string>;

const hoursData = ({ opens, closes }: Period): Hours => ({
  '@type': 'OpeningHoursSpecification',
  opens: timeData(opens),
  ...(closes !== undefined && { closes: timeData(closes) }),
});

/** From 00:00 to 00:00 means closed, as in `closedDaysData`. */
const closedData = hoursData({ opens: 0, closes: 0 });

const dayOfWeek = (days: readonly Weekday[]) => ({
  dayOfWeek: days.map((day) => dayOfWeekData(weekdays[day])),
});

/** schema.org cannot say « every other week », nor a week of the month. */
const isWeekly = ({ every }: Rule) => every === 'day' || every === 'week';

const consultationHours = (rules: readonly Rule[]): Hours[] =>
  rules
    .filter(isWeekly)
    .flatMap(({ days, periods }) =>
      periods.map((period) => ({ ...hoursData(period), ...dayOfWeek(days) })),
    );

/** On its days, the usual hours do not hold. */
function hoursInstead(timetable: Timetable, exception: Exception): Hours[] {
  if (exception.kind === 'added')
    return occurrencesOn(timetable, exception.du).flatMap(({ period }) =>
      period ? [hoursData(period)] : [],
    );
  if (exception.kind !== 'period') return [closedData];
  const usual = timetable.rules.filter(isWeekly).flatMap(({ days }) => days);
  const others = exception.rules.flatMap(({ days }) => days);
  const closed = wholeWeek.filter((day) => usual.includes(day) && !others.includes(day));
  return [
    ...consultationHours(exception.rules),
    ...(closed.length > 0 ? [{ ...closedData, ...dayOfWeek(closed) }] : []),
  ];
}

const specialHours = (timetable: Timetable): Hours[] =>
  timetable.exceptions.flatMap((exception) =>
    hoursInstead(timetable, exception).map((hours) => ({
      ...hours,
      validFrom: exception.du,
      validThrough: exception.au,
    })),
  );

/** Adds languages and hours; in schema.org a person has no hours. */
export function doctorInFull(doctor: Doctor, clinic: Clinic): Exclude<Person, string> {
  const hours = consultationHours(doctor.consultation);
  const special = specialHours(doctor.timetable);
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
        ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
      },
    }),
  };
}
