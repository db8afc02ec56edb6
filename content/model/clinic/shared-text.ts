import { daysInWords } from '../doctors/announced';
import type { Doctor } from '../doctors/doctor';
import { placeOf, type Clinic } from './clinic';
import { wayTo } from './directions';
import { routes } from './routes';

/** A shared text, which is sufficient even if nobody opens the link. */
export interface Shared {
  href: string;
  title: string;
  text: string;
}

/** `about` precedes the clinic's address; `way` contains the directions. */
function textOf(about: readonly string[], clinic: Clinic, way: readonly string[] = []): string {
  const { name, phones } = clinic;
  // Chats turn a number without spaces into a link.
  const calling = `Téléphone : ${phones[0]}`;
  return [...about, name, placeOf(clinic), ...way, calling].join('\n');
}

/** The text contains the days on which the doctor consults. */
export function sharedDoctor(doctor: Doctor, clinic: Clinic): Shared {
  const { name, specialty } = doctor;
  const title = `${name}, ${specialty}`;
  const [usual, ...forATime] = daysInWords(doctor);
  const days = [`Consultation : ${usual}`, ...forATime];
  return { href: routes.doctor(name), title, text: textOf([title, ...days], clinic) };
}

/** Says which doctors consult, and on which days. */
export function sharedSpecialty(
  { title, href }: Pick<Shared, 'title' | 'href'>,
  doctors: readonly Doctor[],
  clinic: Clinic,
): Shared {
  const who = doctors.map((doctor) => `${doctor.name} : ${daysInWords(doctor).join('. ')}`);
  return {
    href,
    title: `${title} — ${clinic.name}`,
    text: textOf([title, ...who], clinic),
  };
}

/** The link opens a map application. `door` is a sentence about the entrance. */
export function sharedWay(clinic: Clinic, door: string): Shared {
  const { steps, directionsHref: href } = wayTo(clinic);
  return { href, title: clinic.name, text: textOf([], clinic, [...steps, door]) };
}
