import type { Doctor } from './doctor';
import type { Equipment } from './equipment';
import type { Service } from './service';
import type { Specialty } from './specialty';

/** The content whose entries name one another. */
export interface LinkedContent {
  readonly doctors: readonly Doctor[];
  readonly specialties: readonly Specialty[];
  readonly services: readonly Service[];
  readonly equipment: readonly Equipment[];
  /** Alternative texts by picture file, below `content/pictures/`. */
  readonly pictures: Readonly<Record<string, string>>;
}

/**
 * What is wrong with the content, one line a fault, each naming its entry; empty when all is well. The types say the
 * same to those who compile; this says it in words to whoever builds the site.
 */
export function contentProblems(content: LinkedContent): string[] {
  const { doctors, specialties, services, equipment } = content;
  const doctorNames = new Set(doctors.map(({ name }) => name));
  const equipmentIds = new Set(equipment.map(({ id }) => id));
  const specialtyIds = new Set(specialties.map(({ id }) => id));
  return [
    ...doctors
      .filter(({ consultation }) => (consultation as readonly unknown[]).length === 0)
      .map(({ name }) => `doctors: « ${name} » has no consultation slot`),
    ...doctors
      .filter(({ name }) => !specialties.some(({ medecins }) => medecins.includes(name)))
      .map(({ name }) => `doctors: « ${name} » stands in no specialty`),
    ...specialties.flatMap(({ id, medecins, equipment: used }) => [
      ...medecins
        .filter((name) => !doctorNames.has(name))
        .map((name) => `specialties: « ${id} » names the unknown doctor « ${name} »`),
      ...used
        .filter((name) => !equipmentIds.has(name))
        .map((name) => `specialties: « ${id} » names the unknown equipment « ${name} »`),
    ]),
    ...services
      .filter(({ linkId }) => !specialtyIds.has(linkId))
      .map(({ id, linkId }) => `services: « ${id} » links to the unknown specialty « ${linkId} »`),
    ...pictureProblems(content),
  ];
}

function pictureProblems({ doctors, services, equipment, pictures }: LinkedContent): string[] {
  const uses = [
    ...doctors.map(({ name, image }) => ({ entry: `doctors: « ${name} »`, file: image })),
    ...services.map(({ id, image }) => ({ entry: `services: « ${id} »`, file: image })),
    ...equipment.flatMap(({ id, images }) =>
      images.map((file) => ({ entry: `equipment: « ${id} »`, file })),
    ),
  ];
  return uses
    .filter(({ file }) => !Object.hasOwn(pictures, file))
    .map(({ entry, file }) => `${entry} shows the unknown picture « ${file} »`);
}
