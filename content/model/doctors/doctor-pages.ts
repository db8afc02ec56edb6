import type { Doctor } from './doctor';
import type { PageText } from '../pages/navigation';
import { slugOfDoctor } from '../clinic/routes';
import { summaryOf } from '../pages/summary';

export interface DoctorPage {
  doctor: Doctor;
  slug: string;
  text: PageText;
}

/** In the order of `doctors`. */
export function doctorPages(
  doctors: readonly Doctor[],
  clinic: { shortName: string },
): DoctorPage[] {
  return doctors.map((doctor) => ({
    doctor,
    slug: slugOfDoctor(doctor.name),
    text: {
      title: `${doctor.name}, ${doctor.specialty} — ${clinic.shortName}`,
      heading: doctor.name,
      description: summaryOf(doctor.description),
    },
  }));
}

/** Returns the page of an address’s last part. */
export const doctorPageOf = (pages: readonly DoctorPage[], slug: string): DoctorPage | undefined =>
  pages.find((candidate) => candidate.slug === slug);
