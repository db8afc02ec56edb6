import { doctorPages } from '../model/doctors/doctor-pages';
import { clinic } from './clinic';
import { doctors } from './doctors';

export const pagesOfDoctors = doctorPages(doctors, clinic);
