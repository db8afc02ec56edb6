import { content } from '../reader/content';
import { routes, slugOfDoctor } from '../model/clinic/routes';
import { doctors } from './doctors';
import { encode } from '../model/calendar/code';
import { daysInWords } from '../model/doctors/announced';
import { familyNameOf, initialsOf, whichOf } from '../model/doctors/naming';
import { wayHref } from '../model/practical/practical';
import { clinic } from './clinic';
import { services } from './services';
import { practicalFacts } from './site';
import { callFor } from '../model/clinic/ways';
import { specialties } from './specialties';
import { doctorsOf, slugOf } from '../model/specialties/specialty';
import { uncapitalised } from '../fields/typography';
import type { Offer, Reason } from '../model/booking/request';

const { reasons: tiles } = content.booking;

/** Returns what a block of the practical facts says, which needs no appointment. */
function answerOf(name: (typeof tiles)[number]['withoutAppointment']) {
  const block = name && practicalFacts[name];
  return block && { heading: block.heading, words: block.answer, href: wayHref(practicalFacts) };
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

/** Returns the address where a specialty's doctors are chosen; undefined without a doctor. */
export function requestHrefOf(specialtyId: string): string | undefined {
  const found = [...ofTiles, ...ofOthers].find(({ specialty }) => specialty.id === specialtyId);
  return found && found.specialty.medecins.length > 0 ? routes.bookReason(found.id) : undefined;
}

function jobOf([job, ...others]: readonly string[]): Pick<Reason, 'job' | 'which'> {
  return job === undefined || others.some((other) => other !== job)
    ? {}
    : { job, which: whichOf(job) };
}

/** The tiles, then the other specialties; those with a doctor. */
export const reasons = [...ofTiles, ...ofOthers]
  .filter(({ specialty }) => specialty.medecins.length > 0)
  .map(({ specialty, ...reason }) => ({
    ...reason,
    ...jobOf(doctorsOf(specialty, doctors).map((one) => uncapitalised(one.specialty))),
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
