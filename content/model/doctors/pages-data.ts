import { doctorPages } from './doctor-pages';
import { clinic } from '../clinic/data';
import { doctors } from './data';

export const pagesOfDoctors = doctorPages(doctors, clinic);
