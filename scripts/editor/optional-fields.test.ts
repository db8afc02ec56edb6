import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { forms } from './config';
import type { Field } from './fields';

type Nested = Field & { fields?: Field[]; field?: Field; root?: boolean };

const { collections, singletons } = forms();

/** The blocks of practical facts share a schema, and so do the pages. */
const placeOf = (place: string, name: string) =>
  `${place.replace(/^(infos-pratiques|pages)\.[^.]+/, '$1.…')}.${name}`;

/** Returns places such as `medecins.absences.remplacant`. */
function optionalIn(fields: readonly Nested[], place: string): string[] {
  return fields.flatMap((field) => {
    const own = field.root ? place : placeOf(place, field.name);
    const within = field.fields ?? (field.field as Nested | undefined)?.fields ?? [];
    return [...(field.required ? [] : [own]), ...optionalIn(within, own)];
  });
}

function placesIn(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => [place, ...placesIn(entry, place)]);
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([name, part]) => [
    place,
    ...placesIn(part, placeOf(place, name)),
  ]);
}

const usedBy = (clinic: string): Set<string> =>
  new Set(
    readdirSync(clinic, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml'))
      .flatMap((file) => {
        const [part = ''] = file.replace('.yaml', '').split(path.sep);
        return placesIn(parse(readFileSync(path.join(clinic, file), 'utf8')), part);
      }),
  );

const optional = [
  ...new Set(
    [...collections, ...singletons].flatMap(({ name, fields }) => optionalIn(fields, name)),
  ),
].filter((place) => !place.endsWith('.verifie'));

/** Used in the sample, because the visits of the second clinic need it without them. */
const onlyInSample = [
  'articles.layWords',
  'articles.situations',
  'articles.sections.paragraphs',
  'articles.sections.points',
  'horaires.availableServices',
  'assurances.img',
  'clinique.chatNumber',
  'clinique.directions',
  'clinique.socialLinks',
  'clinique.socialLinks.is',
  'clinique.writtenEmergencies',
  'english.appointment.chat',
  'temoignages',
  'prix.folded',
  'praticiens',
  'specialites.icon',
];

/** What each excludes: emergencies of its own, and what no doctor has signed or read. */
const inNeither = [
  'articles.reviewedBy',
  'articles.sections.link',
  'urgences.emergency.hospital',
  'urgences.situations.steps',
];

test('the second clinic uses each optional field at once', () => {
  const other = usedBy('e2e/other-clinic/data');
  const sample = usedBy('content/data');
  const unused = optional.filter((place) => !other.has(place));
  expect(unused.filter((place) => sample.has(place)).sort()).toEqual([...onlyInSample].sort());
  expect(unused.filter((place) => !sample.has(place)).sort()).toEqual([...inNeither].sort());
});
