import type { PageText } from '../pages/navigation';
import type { Clinic } from '../clinic/clinic';
import type { Service } from '../services/service';
import { slugOf, type Specialty } from './specialty';
import { summaryOf } from '../pages/summary';

export interface SpecialtyPage {
  specialty: Specialty;
  slug: string;
  glyph: Service['icon'];
  /** The first line of its service card. */
  line: string | undefined;
  text: PageText;
  previous: SpecialtyLink;
  next: SpecialtyLink;
}

export interface SpecialtyLink {
  title: string;
  slug: string;
}

/** The first follows the last, so that each has two neighbours. */
export function specialtyPages(
  specialties: readonly Specialty[],
  services: readonly Service[],
  clinic: Clinic,
): SpecialtyPage[] {
  const links = specialties.map((specialty) => ({
    title: specialty.title,
    slug: slugOf(specialty, services),
  }));
  return specialties.flatMap((specialty, index) => {
    const link = links[index];
    const previous = links.at(index - 1);
    const next = links[(index + 1) % links.length];
    if (!link || !previous || !next) return [];
    const there = `${specialty.title} à ${clinic.address.city}`;
    const text = {
      title: `${there} — ${clinic.shortName}`,
      heading: specialty.title,
      description: summaryOf(specialty.description || `${there}\u00a0: ${clinic.name}.`),
    };
    const service = services.find(({ linkId }) => linkId === specialty.id);
    const glyph = specialty.icon ?? service?.icon ?? 'medecine-generale';
    const line = service?.descriptions[0];
    return [{ specialty, slug: link.slug, glyph, line, text, previous, next }];
  });
}

/** Throws when no specialty has this id. */
export function pageOfSpecialty(pages: readonly SpecialtyPage[], id: string): SpecialtyPage {
  const page = pages.find(({ specialty }) => specialty.id === id);
  if (!page) throw new Error(`No specialty has the id « ${id} »`);
  return page;
}
