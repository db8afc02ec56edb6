import { addressesByDoctor, specialtyPages } from './specialty-pages';
import { clinic } from '../clinic/data';
import { doctors } from '../doctors/data';
import { services } from '../services/data';
import { specialties } from './data';

export const pagesOfSpecialties = specialtyPages(specialties, services, clinic);

/** Main specialties, by doctor's name. */
export const specialtyPageOfDoctor = addressesByDoctor(pagesOfSpecialties, doctors);
