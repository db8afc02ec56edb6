import { z } from 'zod';
import { nearest, suggestion } from './nearest';
import type { ReferenceKind } from './fields';
import type { ValuePath } from './yaml-file';

export type Known = Readonly<Record<ReferenceKind, readonly string[]>>;

const nouns: Readonly<Record<ReferenceKind, string>> = {
  doctor: 'un médecin d’ici',
  equipment: 'un équipement',
  picture: 'une image de content/pictures',
  situation: 'une situation d’urgence',
  specialty: 'une spécialité',
};

function partsOf(
  schema: z.core.$ZodType,
  value: unknown,
): [PropertyKey, z.core.$ZodType, unknown][] {
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, part]) => {
      const own = (schema.shape as Readonly<Record<string, z.core.$ZodType>>)[key];
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

/** There are too many pictures to list. */
function howToMend(kind: ReferenceKind, value: string, known: readonly string[]): string {
  if (kind !== 'picture') return suggestion(value, known);
  const near = nearest(value, known);
  return `mettez-la dans ce dossier${near === undefined ? '' : `, ou écrivez « ${near} »`}`;
}

/** Returns the path of each, and what to write instead. */
export function brokenReferences(
  schema: z.core.$ZodType,
  value: unknown,
  known: Known,
  path: ValuePath = [],
): { readonly path: ValuePath; readonly sentence: string }[] {
  if (
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault
  )
    return brokenReferences(schema.unwrap(), value, known, path);
  if (schema instanceof z.ZodPipe) return brokenReferences(schema.in, value, known, path);
  const kind = z.globalRegistry.get(schema)?.reference as ReferenceKind | undefined;
  if (kind && typeof value === 'string')
    return known[kind].includes(value)
      ? []
      : [
          {
            path,
            sentence: `« ${value} » n’est pas ${nouns[kind]} : ${howToMend(kind, value, known[kind])}`,
          },
        ];
  return partsOf(schema, value).flatMap(([key, own, part]) =>
    brokenReferences(own, part, known, [...path, key]),
  );
}
