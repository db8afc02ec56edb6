import { routes } from '../clinic/routes';
import { addressesByDoctor, specialtyPages } from './specialty-pages';
import { clinic } from '../clinic/data';
import { displayPhone, telHref } from '../clinic/phone';
import { doctors } from '../doctors/data';
import { isOpenAtNight } from '../opening-hours/night-data';
import { services } from '../services/data';
import { specialties } from './data';

export const pagesOfSpecialties = specialtyPages(specialties, services, doctors, clinic);

/** Main specialties, by doctor's name. */
export const specialtyPageOfDoctor = addressesByDoctor(pagesOfSpecialties, doctors);

/** Id of its specialty. */
export const generalMedicine = 'MedecineGenerale';

/** For a search that finds nobody. */
export const firstDoors = [
  {
    title: isOpenAtNight ? 'Urgences, jour et nuit' : 'Urgences',
    href: routes.emergencies(),
  },
  ...pagesOfSpecialties
    .filter(({ specialty: { id } }) => id === generalMedicine || id === 'Pediatrie')
    .map(({ specialty: { title }, slug }) => ({ title, href: routes.specialty(slug) })),
  { title: `Appeler le ${displayPhone(clinic.phones[0])}`, href: telHref(clinic.phones[0]) },
];
