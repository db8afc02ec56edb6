import { printAll } from '../calendar/print';
import type { Doctor } from '../doctors/doctor';
import { placeOf, type Clinic } from './clinic';
import { wayTo } from './directions';
import { routes } from './routes';

/** What is sent: enough where nobody opens the link. */
export interface Shared {
  readonly href: string;
  readonly title: string;
  readonly text: string;
}

/** `about` is what comes before the address of the clinic, `way` what leads there. */
function textOf(about: readonly string[], clinic: Clinic, way: readonly string[] = []): string {
  const { name, phones } = clinic;
  // A chat makes a link of a number without spaces.
  const calling = `Téléphone : ${phones[0]}`;
  return [...about, name, placeOf(clinic), ...way, calling].join('\n');
}

/** Says on which days she consults. */
export function sharedDoctor({ name, specialty, consultation }: Doctor, clinic: Clinic): Shared {
  const title = `${name}, ${specialty}`;
  const days = `Consultation : ${printAll(consultation)}`;
  return { href: routes.doctor(name), title, text: textOf([title, days], clinic) };
}

/** Says which doctors consult, and on which days. */
export function sharedSpecialty(
  { title, href }: Pick<Shared, 'title' | 'href'>,
  doctors: readonly Doctor[],
  clinic: Clinic,
): Shared {
  const who = doctors.map(({ name, consultation }) => `${name} : ${printAll(consultation)}`);
  return {
    href,
    title: `${title} — ${clinic.name}`,
    text: textOf([title, ...who], clinic),
  };
}

/** The link opens an application of maps. `door` is a sentence about the end of the way. */
export function sharedWay(clinic: Clinic, door: string): Shared {
  const { steps, directionsHref: href } = wayTo(clinic);
  return { href, title: clinic.name, text: textOf([], clinic, [...steps, door]) };
}
