import { daysInWords } from '../doctors/announced';
import type { Doctor } from '../doctors/doctor';
import { withJob } from '../doctors/naming';
import { placeOf, type Clinic } from './clinic';
import { wayTo } from './directions';
import { phoneFor, type PhoneRole } from './phone';
import { routes } from './routes';

/** A shared text, which is sufficient even if nobody opens the link. */
export interface Shared {
  href: string;
  title: string;
  text: string;
}

// Chats turn a number without spaces into a link.
const calling = ({ phones }: Clinic, role: PhoneRole) => `Téléphone : ${phoneFor(phones, role)}`;

/** The text contains the days on which the doctor consults. */
export function sharedDoctor(doctor: Doctor, clinic: Clinic): Shared {
  const title = withJob(doctor.name, doctor.specialty);
  const [usual, ...forATime] = daysInWords(doctor);
  const days = [`Consultation : ${usual}`, ...forATime];
  const lines = [title, ...days, clinic.name, placeOf(clinic), calling(clinic, 'rendez-vous')];
  return { href: routes.doctor(doctor.name), title, text: lines.join('\n') };
}

/** The link opens a map application, or the contact section if the position is unknown. `door` is a sentence about the entrance. */
export function sharedWay(clinic: Clinic, door: string | undefined, role: PhoneRole): Shared {
  const { name } = clinic;
  const { steps, directionsHref: href = routes.homeAnchor('contact') } = wayTo(clinic);
  const lines = [name, placeOf(clinic), ...steps, ...(door ? [door] : []), calling(clinic, role)];
  return { href, title: name, text: lines.join('\n') };
}
