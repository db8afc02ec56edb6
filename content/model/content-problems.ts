import type { Clinic } from './clinic';
import { weekdays, type Doctor } from './doctor';
import type { Equipment } from './equipment';
import type { Insurer } from './insurer';
import type { Service } from './service';
import type { Specialty } from './specialty';
import { frenchSpaces } from './typography';

/** The content whose entries name one another, and the numbers that one dials. */
export interface LinkedContent {
  readonly clinic: Pick<Clinic, 'phones' | 'chatNumber'>;
  readonly doctors: readonly Doctor[];
  readonly specialties: readonly Specialty[];
  readonly services: readonly Service[];
  readonly equipment: readonly Equipment[];
  readonly insurers: readonly Insurer[];
  /** Alternative texts by picture file, below `content/pictures/`. */
  readonly pictures: Readonly<Record<string, string>>;
}

const slot = new RegExp(`^(?:(?:${weekdays.join('|')}) \\d{1,2}H|Tous les jours|Sur R\\.D\\.V)$`);

/**
 * What is wrong with the content, one line a fault, in French, each beginning with its file in `content/data/` and
 * naming its entry; empty when all is well. The types say the same to those who compile; this says it in words to
 * whoever builds the site.
 */
export function contentProblems(content: LinkedContent): string[] {
  return [
    ...phoneProblems(content.clinic),
    ...doctorProblems(content),
    ...linkProblems(content),
    ...pictureProblems(content),
    ...insurerProblems(content),
  ].map(frenchSpaces);
}

function phoneProblems({ phones, chatNumber }: LinkedContent['clinic']): string[] {
  return [...phones, chatNumber]
    .filter((number) => !/^\+\d{8,15}$/.test(number))
    .map(
      (number) =>
        `clinic.ts : écrivez le numéro « ${number} » avec l’indicatif et sans espace, comme +22320000000`,
    );
}

function doctorProblems({ doctors, specialties }: LinkedContent): string[] {
  return doctors.flatMap(({ name, consultation }) => {
    const slots: readonly string[] = consultation;
    const isListed = specialties.some(({ medecins }) => medecins.includes(name));
    return [
      ...(slots.length > 0 ? [] : [`doctors.ts : « ${name} » n’a aucun jour de consultation`]),
      ...slots
        .filter((text) => !slot.test(text))
        .map(
          (text) =>
            `doctors.ts : « ${name} » reçoit « ${text} » ; écrivez « Lundi 9H », « Tous les jours » ou « Sur R.D.V »`,
        ),
      ...(isListed
        ? []
        : [`specialties.ts : ajoutez « ${name} » aux medecins de sa spécialité, à la lettre près`]),
    ];
  });
}

function linkProblems({ doctors, specialties, services, equipment }: LinkedContent): string[] {
  const doctorNames = new Set(doctors.map(({ name }) => name));
  const equipmentIds = new Set(equipment.map(({ id }) => id));
  const specialtyIds = new Set(specialties.map(({ id }) => id));
  return [
    ...specialties.flatMap(({ id, medecins, equipment: used }) => [
      ...medecins
        .filter((name) => !doctorNames.has(name))
        .map(
          (name) =>
            `specialties.ts : « ${id} » nomme « ${name} », qui n’est pas dans doctors.ts, à la lettre près`,
        ),
      ...used
        .filter((name) => !equipmentIds.has(name))
        .map((name) => `specialties.ts : « ${id} » nomme l’équipement inconnu « ${name} »`),
    ]),
    ...services
      .filter(({ linkId }) => !specialtyIds.has(linkId))
      .map(
        ({ id, linkId }) => `services.ts : « ${id} » mène à la spécialité inconnue « ${linkId} »`,
      ),
  ];
}

function pictureProblems({ doctors, services, equipment, insurers, pictures }: LinkedContent) {
  const uses = [
    ...doctors.map(({ name, image }) => ({ entry: `doctors.ts : « ${name} »`, file: image })),
    ...services.map(({ id, image }) => ({ entry: `services.ts : « ${id} »`, file: image })),
    ...equipment.flatMap(({ id, images }) =>
      images.map((file) => ({ entry: `equipment.ts : « ${id} »`, file })),
    ),
    ...insurers.map(({ nom, img }) => ({ entry: `insurers.ts : « ${nom} »`, file: img })),
  ];
  const shown = new Set(uses.map(({ file }) => file));
  return [
    ...uses
      .filter(({ file }) => !Object.hasOwn(pictures, file))
      .map(
        ({ entry, file }) => `${entry} montre « ${file} », qui n’a pas de ligne dans pictures.ts`,
      ),
    ...Object.keys(pictures)
      .filter((file) => /^(medecins|assureurs)\//.test(file) && !shown.has(file))
      .map(
        (file) =>
          `pictures.ts : personne ne montre « ${file} » ; ajoutez ${file.startsWith('medecins') ? 'le médecin dans doctors.ts' : 'l’assurance dans insurers.ts'}, ou retirez l’image et sa ligne`,
      ),
  ];
}

function insurerProblems({ insurers, pictures }: LinkedContent): string[] {
  return insurers
    .filter(({ nom, img }) => Object.hasOwn(pictures, img) && pictures[img] !== nom)
    .map(
      ({ nom, img }) =>
        `insurers.ts : « ${nom} » s’appelle « ${pictures[img] ?? ''} » dans pictures.ts ; écrivez le même nom`,
    );
}
