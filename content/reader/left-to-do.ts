import { z } from 'zod';
import { labelOf } from '../fields/stated';
import { shortened } from '../fields/typed';
import type { Finding, ValuePath } from '../fields/finding';
import { partsOf, wrappedIn } from './references';

const toComplete = /à (?:compléter|confirmer|remplacer) par/i;

const plainlyInvented = /^\+2230{5}|\.example\b|xplaceho|\b0000\b/;

/** A fact without `verifie`, or an example left as it was. */
export interface ToVerify extends Finding {
  isExample: boolean;
}

type Fact = Record<string, unknown>;

function textsIn(value: unknown, path: ValuePath = []): { path: ValuePath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

const quoted = (text: string) => `« ${shortened(text, 60)} »`;

/** Returns « geo, « 12.6, -8 » » for a field, « « Dr Awa Keita » » for an entry of a list. */
function nameOf(fact: Fact, path: ValuePath): string {
  const field = path.findLast((part) => typeof part === 'string');
  const isEntry = typeof path.at(-1) === 'number' || field === undefined;
  return isEntry ? quoted(labelOf(fact)) : `${field}, ${quoted(labelOf(fact))}`;
}

/** Returns what nobody has verified in the value of a file. */
export function toVerifyIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: ValuePath = [],
): ToVerify[] {
  if (value === undefined) return [];
  const wrapped = wrappedIn(schema);
  if (wrapped) return toVerifyIn(wrapped, value, path);
  if (typeof value === 'string')
    return toComplete.test(value)
      ? [{ path, sentence: `${quoted(value)} est à écrire, ou à effacer`, isExample: true }]
      : [];
  const inside = partsOf(schema, value).flatMap(([key, own, part]) =>
    toVerifyIn(own, part, [...path, key]),
  );
  if (!(schema instanceof z.ZodObject && 'verifie' in schema.shape)) return inside;
  const { verifie, ...fact } = value as Fact;
  if (verifie === undefined)
    return [
      { path, sentence: nameOf(fact, path), isExample: false },
      ...inside.filter(({ isExample }) => !isExample),
    ];
  const examples = textsIn(fact).filter(({ text }) => plainlyInvented.test(text));
  return [
    ...examples.map(({ path: place, text }) => ({
      path: [...path, ...place],
      sentence: `${quoted(text)} est signé, mais c’est encore un exemple : écrivez le vôtre, ou effacez « verifie »`,
      isExample: true,
    })),
    ...inside,
  ];
}
