import { routes } from '../model/clinic/routes';
import { pageOfSpecialty, specialtyPages } from '../model/specialties/specialty-pages';
import { clinic } from './clinic';
import type { Doctor } from '../model/doctors/doctor';
import { doctors } from './doctors';
import { urgent } from './emergencies';
import { servicesShownFirst } from '../model/services/service';
import { services } from './services';
import { specialties } from './specialties';
import { doctorsOf } from '../model/specialties/specialty';
import { callOf } from '../model/clinic/ways';
import { content } from '../reader/content';

export const pagesOfSpecialties = specialtyPages(specialties, services, clinic);

export const specialtyPageAt = (address: string) =>
  pagesOfSpecialties.find(({ slug }) => slug === address);

/** Those of the first tiles of the home page are asked for most. */
export const listedSpecialties = pagesOfSpecialties.map(
  ({ specialty: { id, title, ordre }, glyph, line }) => ({
    id,
    title,
    glyph,
    isAskedMost:
      content.services.length > servicesShownFirst &&
      services.slice(0, servicesShownFirst).some(({ linkId }) => linkId === id),
    line: ordre === undefined ? undefined : line,
  }),
);

/** Returns the page of a doctor's main specialty, and links to the colleagues there. */
export function serviceOf({ name, specialties: [own] }: Pick<Doctor, 'name' | 'specialties'>) {
  const page = pageOfSpecialty(pagesOfSpecialties, own);
  const colleagues = doctorsOf(page.specialty, doctors).filter((doctor) => doctor.name !== name);
  return {
    page,
    colleagues: colleagues.map((doctor) => ({
      label: doctor.name,
      href: routes.doctor(doctor.name),
    })),
  };
}

export const generalMedicine = 'MedecineGenerale';

const call = callOf(clinic);

/** For a search that finds nobody. */
export const firstDoors = [
  {
    title: urgent.isAlways ? 'Urgences, jour et nuit' : 'Urgences',
    href: routes.emergencies(),
  },
  ...pagesOfSpecialties
    .filter(({ specialty: { id } }) => id === generalMedicine || id === 'Pediatrie')
    .map(({ specialty: { title }, slug }) => ({ title, href: routes.specialty(slug) })),
  {
    title: call.href.startsWith('tel:') ? `Appeler le ${call.note}` : call.note,
    href: call.href,
  },
];
