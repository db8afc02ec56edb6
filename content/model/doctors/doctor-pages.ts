import type { Doctor } from './doctor';
import type { PageText } from '../pages/navigation';
import { slugOfDoctor } from '../clinic/routes';
import { summaryOf } from '../pages/summary';

export interface DoctorPage {
  readonly doctor: Doctor;
  readonly slug: string;
  readonly text: PageText;
}

/** Throws when two pages have the same address. */
export function doctorPages(
  doctors: readonly Doctor[],
  clinic: { readonly shortName: string },
): DoctorPage[] {
  const pages = doctors.map((doctor) => ({
    doctor,
    slug: slugOfDoctor(doctor.name),
    text: {
      title: `${doctor.name}, ${doctor.specialty} — ${clinic.shortName}`,
      heading: doctor.name,
      description: summaryOf(doctor.description),
    },
  }));
  for (const { slug, doctor } of pages) {
    const others = pages.filter((page) => page.slug === slug && page.doctor !== doctor);
    if (others.length > 0)
      throw new Error(
        `Deux médecins ont la même adresse, /medecins/${slug}/\u00a0: ${doctor.name}`,
      );
  }
  return pages;
}

/** Returns the page of an address’s last part. */
export const doctorPageOf = (pages: readonly DoctorPage[], slug: string): DoctorPage | undefined =>
  pages.find((candidate) => candidate.slug === slug);
