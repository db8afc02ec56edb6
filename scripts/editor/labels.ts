import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const labels = parse(readFileSync('scripts/editor/labels.yaml', 'utf8')) as Record<string, string>;

/** In the order of `labels.yaml`. */
export const named: readonly string[] = Object.keys(labels);

/** `singular` is the label of one entry. Throws when `labels.yaml` has no label. */
export function labelOf(name: string, parent = ''): Record<'label' | 'singular', string> {
  const words = labels[`${parent}.${name}`] ?? labels[name];
  if (words === undefined) throw new Error(`scripts/editor/labels.yaml does not name « ${name} »`);
  const [label = '', singular = label] = words.split(' / ');
  return { label, singular };
}
