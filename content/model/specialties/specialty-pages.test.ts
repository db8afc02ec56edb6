import { doctors } from '../../facts/doctors';
import { services } from '../../facts/services';
import { specialties } from '../../facts/specialties';
import { pagesOfSpecialties as pages, specialtyPageAt } from '../../facts/specialty-pages';
import { addressesByDoctor } from './specialty-pages';

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

it('addressesByDoctor gives each doctor the address of the main specialty', () => {
  expect(addressesByDoctor(pages, doctors).size).toBe(doctors.length);
  const ids = pages.map(({ specialty }) => specialty.id);
  for (const { specialty, slug } of pages)
    expect(
      addressesByDoctor(pages, [{ name: 'Dr A', specialties: [specialty.id, ...ids] }]),
    ).toEqual(new Map([['Dr A', `/services/${slug}/`]]));
});
