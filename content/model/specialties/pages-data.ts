import { addressesByDoctor, specialtyPages } from './specialty-pages';
import { clinic } from '../clinic/data';
import { doctors } from '../doctors/data';
import { services } from '../services/data';
import { specialties } from './data';

/** The pages of all specialties, in their order. */
export const pagesOfSpecialties = specialtyPages(specialties, services, clinic);

/** Address of the page of each doctor's main specialty, by the doctor's name. */
export const specialtyPageOfDoctor = addressesByDoctor(pagesOfSpecialties, doctors);
