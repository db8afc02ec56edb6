import { addressesByDoctor, specialtyPages } from '../model/specialty-pages';
import { clinic } from './clinic';
import { doctors } from '../model/doctors/data';
import { services } from './services';
import { specialties } from './specialties';

/** The pages of all specialties, in their order. */
export const pagesOfSpecialties = specialtyPages(specialties, services, clinic);

/** Address of the page of each doctor's main specialty, by the doctor's name. */
export const specialtyPageOfDoctor = addressesByDoctor(pagesOfSpecialties, doctors);
