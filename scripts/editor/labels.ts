import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const labels = parse(readFileSync('scripts/editor/labels.yaml', 'utf8')) as Record<string, string>;

/** The names of files and fields, in the order of `labels.yaml`. */
export const named: readonly string[] = Object.keys(labels);

/**
 * Label of a file, or of a field of `parent`; `singular` is the label of one entry, where `labels.yaml` has it. Throws
 * when `labels.yaml` has no label.
 */
export function labelOf(name: string, parent = ''): Record<'label' | 'singular', string> {
  const words = labels[`${parent}.${name}`] ?? labels[name];
  if (words === undefined) throw new Error(`scripts/editor/labels.yaml does not name « ${name} »`);
  const [label = '', singular = label] = words.split(' / ');
  return { label, singular };
}
