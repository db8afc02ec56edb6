import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const labels = parse(readFileSync('scripts/editor/labels.yaml', 'utf8')) as Record<string, string>;

/** The names of all files and fields, in order. */
export const named: readonly string[] = Object.keys(labels);

/**
 * Label of a file or of a field of `parent`, and of a single entry, when `labels.yaml` has two. Throws when it has
 * none.
 */
export function labelOf(name: string, parent = ''): Record<'label' | 'singular', string> {
  const words = labels[`${parent}.${name}`] ?? labels[name];
  if (words === undefined) throw new Error(`scripts/editor/labels.yaml does not name « ${name} »`);
  const [label = '', singular = label] = words.split(' / ');
  return { label, singular };
}
