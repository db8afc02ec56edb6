import { readdirSync } from 'node:fs';
import path from 'node:path';
import { frenchSpaces } from '../model/pages/typography';
import { impossibleReplacements, otherSpellings } from '../model/doctors/schema';
import { everythingFrom } from './files';
import { ContentReader } from './content-reader';
import type { ReadOnly } from './read-only';

export type Content = ReadOnly<ReturnType<typeof everythingFrom>>;

/** By the beginning of the file's path. */
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

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll('\\', '/'),
    );

/** Throws one error that lists every fault in French, with file and line. */
export function contentOf(folder: string, pictures: string): Content {
  const reader = new ContentReader(folder);
  const content = everythingFrom(reader);
  reader.checkUnread();
  for (const [start, fields] of Object.entries(unique)) reader.checkUnique(start, fields);
  reader.checkReferences({
    doctor: reader.textsOf('medecins/', 'name'),
    equipment: reader.textsOf('equipements.yaml', 'id'),
    picture: filesBelow(pictures),
    situation: reader.textsOf('urgences.yaml', 'id'),
    specialty: content.specialties.map(([id]) => id),
  });
  // The value of a file with a fault is undefined.
  const doctors = content.doctors.filter(([, doctor]) => doctor as unknown);
  const everyone = doctors.map(([, doctor]) => doctor);
  for (const [name, doctor] of doctors)
    for (const { path: place, sentence } of [
      ...impossibleReplacements(doctor, everyone),
      ...otherSpellings(doctor, everyone),
    ])
      reader.report(`medecins/${name}.yaml`, place, sentence);
  const lines = reader.faults.map(
    ({ file, line, sentence }) => `  - ${file}, ligne ${line} : ${sentence}`,
  );
  if (lines.length > 0)
    throw new Error(frenchSpaces(`À corriger dans content/data :\n${lines.join('\n')}`));
  return content;
}

export const content = contentOf(
  path.join(process.cwd(), 'content/data'),
  path.join(process.cwd(), 'content/pictures'),
);
