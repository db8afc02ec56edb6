import { daysInWords } from '../doctors/announced';
import type { Doctor } from '../doctors/doctor';
import { placeOf, type Clinic } from './clinic';
import { directionsTo } from './directions';
import { routes } from './routes';
import { callFor, type Purpose } from './ways';

/** A shared text, which is sufficient even if nobody opens the link. */
export interface Shared {
  href: string;
  title: string;
  text: string;
}

// Chats turn a number without spaces into a link.
const calling = (clinic: Clinic, purpose: Purpose) =>
  `Téléphone : ${callFor(clinic, purpose).href.replace('tel:', '')}`;

/** The text contains the days on which the doctor consults. */
export function sharedDoctor(doctor: Doctor, clinic: Clinic): Shared {
  const title = `${doctor.name}, ${doctor.specialty}`;
  const [usual, ...forATime] = daysInWords(doctor);
  const days = [`Consultation : ${usual}`, ...forATime];
  const lines = [title, ...days, clinic.name, placeOf(clinic), calling(clinic, 'appointment')];
  return { href: routes.doctor(doctor.name), title, text: lines.join('\n') };
}

/** The link opens a map application, or the contact section if the position is unknown. `door` is a sentence about the entrance. */
export function sharedDirections(
  clinic: Clinic,
  door: string | undefined,
  purpose: Purpose,
): Shared {
  const { name } = clinic;
  const { steps, directionsHref: href = routes.homeAnchor('contact') } = directionsTo(clinic);
  const lines = [
    name,
    placeOf(clinic),
    ...steps,
    ...(door ? [door] : []),
    calling(clinic, purpose),
  ];
  return { href, title: name, text: lines.join('\n') };
}
