import { services } from '../../facts/services';
import { specialties } from '../../facts/specialties';
import { pagesOfSpecialties as pages, specialtyPageAt } from '../../facts/specialty-pages';

describe('specialtyPages', () => {
  it('gives each specialty a page, named after its service card', () => {
    expect(pages).toHaveLength(specialties.length);
    for (const { id, linkId } of services) expect(specialtyPageAt(id)?.specialty.id).toBe(linkId);
    const others = pages.filter(({ slug }) => !services.some(({ id }) => id === slug));
    for (const { slug, specialty } of others) expect(slug).toBe(specialty.id.toLowerCase());
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length);
  });

  it('forms a loop', () => {
    const [first] = pages;
    expect(first?.previous.slug).toBe(pages.at(-1)?.slug);
    expect(pages.at(-1)?.next.slug).toBe(first?.slug);
  });
});
