import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { frenchSpaces } from '../model/typography';
import { aboutSchema } from './about';
import { articleSchema } from './article';
import { claimsSchema, clinicSchema } from './clinic';
import { doctorSchema } from './doctor';
import { emergenciesSchema } from './emergency';
import { equipmentSchema } from './equipment';
import { stated, text } from './fields';
import { insurerSchema } from './insurer';
import { directorMessageSchema, managerSchema } from './manager';
import { noticeSchema } from './notice';
import { hoursSchema } from './opening-hours';
import { practicalSchema, pricesSchema } from './practical';
import { practitionerSchema } from './practitioner';
import { ContentReader } from './reader';
import type { ReadOnly } from './read-only';
import { serviceSchema } from './service';
import { specialtySchema } from './specialty';
import { testimonialSchema } from './testimonial';

/** Everything, file by file: the one place that says which file holds what. */
function everythingFrom(reader: ContentReader) {
  return {
    about: reader.file('a-propos.yaml', aboutSchema),
    articles: reader.folder('articles', stated(articleSchema)),
    claims: reader.file('chiffres.yaml', claimsSchema),
    clinic: reader.file('clinique.yaml', clinicSchema),
    directorMessage: reader.file('mot-du-directeur.yaml', stated(directorMessageSchema)),
    doctors: reader.folder('medecins', stated(doctorSchema)),
    emergencies: reader.file('urgences.yaml', emergenciesSchema),
    equipment: reader.file('equipements.yaml', z.array(stated(equipmentSchema))),
    hours: reader.file('horaires.yaml', hoursSchema),
    insurers: reader.file('assurances.yaml', z.array(stated(insurerSchema))),
    management: reader.file('direction.yaml', z.array(stated(managerSchema))),
    /** What each picture shows, by its path below `content/pictures/`; portraits of doctors and logos of insurers apart. */
    pictures: reader.file('images.yaml', z.record(z.string(), text(120, 10))),
    notices: reader.file('avis.yaml', z.array(noticeSchema)),
    practical: reader.file('infos-pratiques.yaml', practicalSchema),
    practitioners: reader.file('praticiens.yaml', z.array(practitionerSchema)),
    prices: reader.file('prix.yaml', pricesSchema),
    services: reader.file('services.yaml', z.array(stated(serviceSchema))),
    specialties: reader.folder('specialites', stated(specialtySchema)),
    testimonials: reader.file('temoignages.yaml', z.array(stated(testimonialSchema))),
  };
}

/** The content of the site. */
export type Content = ReadOnly<ReturnType<typeof everythingFrom>>;

/** What must be there once, by the beginning of the file's name. */
const unique: Readonly<Record<string, readonly string[]>> = {
  'articles/': ['title', 'Image'],
  'assurances.yaml': ['nom', 'img'],
  'direction.yaml': ['name', 'image'],
  'equipements.yaml': ['id', 'title'],
  'medecins/': ['ordre', 'name', 'image', 'Tel', 'description'],
  'praticiens.yaml': ['id', 'name'],
  'services.yaml': ['id', 'linkId'],
  'specialites/': ['ordre', 'title', 'description'],
  'temoignages.yaml': ['name', 'image'],
};

/** The files below a folder, with forward slashes. */
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );

/**
 * All content of a folder. Throws one error that lists every fault in French, a line each, with its file below `folder` and
 * its line.
 */
export function contentOf(folder: string, pictures: string): Content {
  const reader = new ContentReader(folder);
  const content = everythingFrom(reader);
  for (const [start, fields] of Object.entries(unique)) reader.checkUnique(start, fields);
  reader.checkReferences({
    doctor: reader.textsOf('medecins/', 'name'),
    equipment: reader.textsOf('equipements.yaml', 'id'),
    picture: filesBelow(pictures),
    situation: reader.textsOf('urgences.yaml', 'id'),
    specialty: content.specialties.map(([id]) => id),
  });
  const lines = reader.faults.map(
    ({ file, line, sentence }) => `  - ${file}, ligne ${line} : ${sentence}`,
  );
  if (lines.length > 0)
    throw new Error(frenchSpaces(`À corriger dans content/data :\n${lines.join('\n')}`));
  return content;
}

/** The content of this site. */
export const content = contentOf(
  path.join(process.cwd(), 'content/data'),
  path.join(process.cwd(), 'content/pictures'),
);
