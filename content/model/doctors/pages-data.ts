import { doctorPages } from './doctor-pages';
import { clinic } from '../clinic/data';
import { doctors } from './data';

/** The pages of all doctors, in their order. */
export const pagesOfDoctors = doctorPages(doctors, clinic);
