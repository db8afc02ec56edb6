import { content } from '../reader/content';
import { routes, slugOfDoctor } from '../model/clinic/routes';
import { doctors } from './doctors';
import { halfDaysIn } from '../model/booking/wished';
import { encode } from '../model/calendar/code';
import { closedIn } from '../model/calendar/timetable';
import { daysInWords } from '../model/doctors/announced';
import { familyNameOf, initialsOf, whichOf } from '../model/doctors/naming';
import { clinic } from './clinic';
import { closures, hours } from './opening-hours';
import { services } from './services';
import { practicalFacts } from './site';
import { callFor } from '../model/clinic/ways';
import { specialties } from './specialties';
import { doctorsOf, slugOf, type Specialty } from '../model/specialties/specialty';
import { uncapitalised } from '../fields/typography';
import type { Offer, Reason } from '../model/booking/request';

const { reasons: tiles } = content.booking;

/** Returns what a block of the practical facts says, which needs no appointment. */
function answerOf(name: (typeof tiles)[number]['withoutAppointment']) {
  const block = name && practicalFacts[name];
  return block && { heading: block.heading, words: block.answer, href: clinic.wayHref };
}

const ofTiles = tiles.flatMap(({ id, label, specialty, icon, urgent, withoutAppointment }) => {
  const first = tiles.find((other) => other.specialty === specialty)?.id;
  return specialties
    .filter((one) => one.id === specialty)
    .map((one) => ({
      id,
      tile: label,
      icon: icon ?? services.find(({ linkId }) => linkId === specialty)?.icon,
      urgent,
      answer: answerOf(withoutAppointment),
      sameAs: first === id ? undefined : first,
      specialty: one,
    }));
});

const ofOthers = specialties
  .filter(({ id }) => !tiles.some(({ specialty }) => specialty === id))
  .map((one) => ({
    id: slugOf(one, services),
    tile: undefined,
    icon: undefined,
    urgent: undefined,
    answer: undefined,
    sameAs: undefined,
    specialty: one,
  }));

/** Half days of the consultations; empty for a clinic that says no hours. */
export const wished = encode({
  rules: halfDaysIn(hours.consultations),
  exceptions: closedIn(closures),
});

/** Without a doctor or hours by appointment, one calls or comes. */
const canBeAsked = ({ specialty }: { specialty: Specialty }) =>
  specialty.medecins.length > 0 || hours.consultations.some(({ isWalkIn }) => !isWalkIn);

/** Returns the address where a specialty's doctor or day is chosen. */
export function requestHrefOf(specialtyId: string): string | undefined {
  const found = [...ofTiles, ...ofOthers].find(({ specialty }) => specialty.id === specialtyId);
  return found && canBeAsked(found) ? routes.bookReason(found.id) : undefined;
}

/** Returns undefined unless all have one job. */
const whichOfAll = ([job, ...others]: readonly string[]): Reason['which'] =>
  job === undefined || others.some((other) => other !== job) ? undefined : whichOf(job);

/** The tiles, then the other specialties. */
export const reasons = [...ofTiles, ...ofOthers]
  .filter(canBeAsked)
  .map(({ specialty, ...reason }) => ({
    ...reason,
    which: whichOfAll(doctorsOf(specialty, doctors).map((one) => uncapitalised(one.specialty))),
    title: specialty.title,
    doctors: specialty.medecins.map(slugOfDoctor),
    isForChildren: specialty.medicalSpecialty === 'Pediatric' || undefined,
  })) satisfies Offer['reasons'];

const reasonOf = (slug: string) => reasons.find((reason) => reason.doctors.includes(slug));

export const requestHrefOfDoctor = (name: string): string =>
  routes.bookDoctor(name, reasonOf(slugOfDoctor(name))?.id ?? '');

/** Sorted by family name. */
export const offeredDoctors: Offer['doctors'] = doctors
  .toSorted((one, other) => familyNameOf(one).localeCompare(familyNameOf(other), 'fr'))
  .map((doctor) => ({
    slug: slugOfDoctor(doctor.name),
    name: doctor.name,
    specialty: doctor.specialty,
    ...(doctor.image === undefined ? { initials: initialsOf(doctor) } : { image: doctor.image }),
    code: encode(doctor.timetable),
    ...(doctor.ligne !== undefined && { call: callFor(clinic, 'appointment', doctor.ligne) }),
    days: daysInWords(doctor).join('. '),
  }));
