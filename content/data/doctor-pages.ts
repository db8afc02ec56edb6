import { doctorPages } from '../model/doctor-pages';
import { clinic } from './clinic';
import { doctors } from './doctors';

/** The pages of all doctors, in their order. */
export const pagesOfDoctors = doctorPages(doctors, clinic);
