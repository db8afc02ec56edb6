import { z } from 'zod';
import { nearest } from '../fields/nearest';
import { asPrinted, day, type ReferenceKind } from '../fields/fields';
import type { Finding, ValuePath } from '../fields/finding';

/** Undefined for entries whose file cannot be read. */
export type Known = Record<ReferenceKind, readonly string[] | undefined>;

const nouns: Record<ReferenceKind, string> = {
  doctor: 'un médecin d’ici',
  equipment: 'un équipement',
  line: 'un téléphone de la clinique (« label » ou « role » dans « clinique.yaml »)',
  picture: 'une image de content/pictures',
  situation: 'une situation d’urgence',
  specialty: 'une spécialité',
};

/** Returns the fields or elements of `value` that the schema knows, with their schemas. */
export function partsOf(
  schema: z.core.$ZodType,
  value: unknown,
): [PropertyKey, z.core.$ZodType, unknown][] {
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => {
      const own = (schema.shape as Record<string, z.core.$ZodType>)[key];
      return own ? [[key, own, part] as [PropertyKey, z.core.$ZodType, unknown]] : [];
    });
  if (!Array.isArray(value)) return [];
  if (schema instanceof z.ZodArray)
    return value.map((part, index) => [index, schema.element, part]);
  if (schema instanceof z.ZodTuple)
    return value.map((part, index) => [
      index,
      schema.def.items[index] ?? schema.def.rest ?? z.unknown(),
      part,
    ]);
  return [];
}

/** Suggests only a name that the typed one resembles: another name would be another fact. */
function howToMend(
  { reference: kind, without }: z.core.GlobalMeta,
  value: string,
  known: readonly string[],
): string {
  const near = nearest(value, known);
  if (kind === 'picture')
    return `mettez-la dans ce dossier${near === undefined ? '' : `, ou écrivez « ${near} »`}`;
  const mend = typeof without === 'string' ? without : 'corrigez ce nom, ou effacez-le';
  if (near === undefined) return mend;
  const question = `vouliez-vous écrire « ${near} » ?`;
  return typeof without === 'string' ? `${question} Sinon, ${mend}` : question;
}

/** A text of the content, with the `.meta()` of its schema. */
export interface Marked {
  path: ValuePath;
  value: string;
  mark: z.core.GlobalMeta;
}

/** Returns the schema inside an optional one, a default or a transformation. */
export function wrappedIn(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  if (
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}

/** Returns every text in `value`, which need not fit the schema. */
export function markedIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: ValuePath = [],
  outer: z.core.GlobalMeta = {},
): Marked[] {
  const mark = { ...z.globalRegistry.get(schema), ...outer };
  const wrapped = wrappedIn(schema);
  if (wrapped) return markedIn(wrapped, value, path, mark);
  if (typeof value === 'string') return [{ path, value, mark }];
  return partsOf(schema, value).flatMap(([key, own, part]) => markedIn(own, part, [...path, key]));
}

/** Returns the texts that only one entry of a list or folder may have. */
export const uniqueTexts = (texts: readonly Marked[]): Marked[] =>
  texts.filter(({ mark }) => mark.unique === true);

/** Returns every reference to an entry that does not exist. */
export function brokenReferences(texts: readonly Marked[], known: Known): Finding[] {
  return texts.flatMap(({ path, value: name, mark }) => {
    const kind = mark.reference as ReferenceKind | undefined;
    const names = kind && known[kind];
    if (!names || names.includes(asPrinted(name))) return [];
    const mend = howToMend(mark, name, names);
    return [{ path, sentence: `« ${name} » n’est pas ${nouns[kind]} : ${mend}` }];
  });
}

/** Returns every day that should be past (`pastDay`), and comes after `today`. */
export function futureDays(texts: readonly Marked[], today: string): Finding[] {
  return texts
    .filter(
      ({ value: typed, mark }) =>
        mark.past === true && typed > today && day().safeParse(typed).success,
    )
    .map(({ path, value: typed }) => ({
      path,
      sentence: `« ${typed} » est dans l’avenir : écrivez le jour où c’est fait`,
    }));
}
