import type { Doctor } from './doctor';
import type { PageText } from '../pages/navigation';
import { slugOfDoctor } from '../clinic/routes';
import { summaryOf } from '../pages/summary';

/** A doctor's page. */
export interface DoctorPage {
  readonly doctor: Doctor;
  readonly slug: string;
  readonly text: PageText;
}

/** The pages of all doctors. Throws when two have the same address. */
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

/** The page with this slug. Throws when there is none. */
export function doctorPageOf(pages: readonly DoctorPage[], slug: string): DoctorPage {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw new Error(`No doctor has the slug « ${slug} »`);
  return page;
}
