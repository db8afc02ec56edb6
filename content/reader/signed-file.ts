import { z } from 'zod';
import { partsOf, wrappedIn } from './references';
import type { YamlFile } from './yaml-file';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isStated = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodObject && 'verifie' in schema.shape;

/** Gives `verifie` to every fact in `value` that has none of its own. */
function withMark(schema: z.core.$ZodType, value: unknown, verifie: unknown): unknown {
  const wrapped = wrappedIn(schema);
  if (wrapped) return withMark(wrapped, value, verifie);
  const parts = partsOf(schema, value).map(
    ([key, own, part]) => [key, withMark(own, part, verifie)] as const,
  );
  if (Array.isArray(value))
    return parts.length === 0 ? (value as unknown[]) : parts.map(([, part]) => part);
  if (!isObject(value)) return value;
  const marked = { ...value, ...Object.fromEntries(parts) };
  return isStated(schema) ? { verifie, ...marked } : marked;
}

/**
 * Reads `verifie` at the head of a file, or alone in the first element of a list, as that of every fact in the file.
 * `signed`, a doctor's signature, is none of them.
 */
export function signedFile(source: YamlFile, schema: z.ZodType): YamlFile {
  const { value, lineOf } = source;
  if (Array.isArray(value)) {
    const [first, ...others] = value as unknown[];
    if (!isObject(first) || Object.keys(first).join() !== 'verifie') return source;
    return {
      ...source,
      value: withMark(schema, others, first.verifie),
      lineOf: ([index, ...path]) => lineOf([Number(index ?? -1) + 1, ...path]),
    };
  }
  if (!isObject(value) || !('verifie' in value)) return source;
  const { verifie, ...facts } = value;
  return { ...source, value: withMark(schema, facts, verifie) };
}
