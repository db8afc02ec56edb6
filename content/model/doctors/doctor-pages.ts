import type { Doctor } from './doctor';
import { uncapitalised } from '../../fields/typography';
import { printAll } from '../calendar/print';
import type { PageText } from '../pages/navigation';
import type { Clinic } from '../clinic/clinic';
import { slugOfDoctor } from '../clinic/routes';
import { summaryOf } from '../pages/summary';
import { askForDays } from './slot-words';

export interface DoctorPage {
  doctor: Doctor;
  slug: string;
  text: PageText;
}

type Place = Pick<Clinic, 'name' | 'shortName' | 'address'>;

/** For a doctor without a description. */
const inShort = ({ name, specialty, consultation }: Doctor, { name: clinic, address }: Place) =>
  `${name}, ${uncapitalised(specialty)} (${clinic}, ${address.city}). Consultation\u00a0: ${printAll(consultation) || askForDays}.`;

/** In the order of `doctors`. */
export function doctorPages(doctors: readonly Doctor[], clinic: Place): DoctorPage[] {
  return doctors.map((doctor) => ({
    doctor,
    slug: slugOfDoctor(doctor.name),
    text: {
      title: `${doctor.name}, ${doctor.specialty} — ${clinic.shortName}`,
      heading: doctor.name,
      description: summaryOf(doctor.description ?? inShort(doctor, clinic)),
    },
  }));
}

/** Returns the page of an address’s last part. */
export const doctorPageOf = (pages: readonly DoctorPage[], slug: string): DoctorPage | undefined =>
  pages.find((candidate) => candidate.slug === slug);
