import { z } from 'zod';
import { suggestion } from './nearest';

type RawIssue = z.core.$ZodRawIssue;

/** The last field of a path: « consultation » for « consultation, 2 ». */
function fieldOf({ path = [] }: RawIssue): string {
  return path.findLast((part) => typeof part === 'string') ?? 'ce fichier';
}

/** How much of something there is, and how much may be: « 4000 signes ». */
const measures: Readonly<Record<string, string>> = { string: 'signes', array: 'lignes' };

function size(issue: RawIssue & { readonly code: 'too_small' | 'too_big' }): string {
  const limit = issue.code === 'too_big' ? `${issue.maximum} au plus` : `${issue.minimum} au moins`;
  const unit = measures[issue.origin];
  const { length } = issue.input as { readonly length?: number };
  return unit === undefined
    ? `« ${fieldOf(issue)} » : ${limit}`
    : `« ${fieldOf(issue)} » a ${String(length)} ${unit} : ${limit}`;
}

const wanted: Readonly<Record<string, string>> = {
  string: 'est un texte : écrivez-le à la suite, ou à la ligne après « >- »',
  array: 'est une liste : une ligne par élément, décalée, après « - »',
  tuple: 'est une liste : une ligne par élément, décalée, après « - »',
  object: 'a ses propres champs : une ligne chacun, décalée',
};

function unknownFields(keys: readonly string[], inst: unknown): string {
  const known = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
  return keys
    .map((key) => `« ${key} » n’est pas un champ connu : ${suggestion(key, known)}`)
    .join(' ; ');
}

/** What does not fit, and what to write, in French: for whoever changes the content. */
export function frenchFault(issue: RawIssue): string {
  const field = fieldOf(issue);
  if (issue.input === undefined)
    return issue.path?.length ? `il manque « ${field} »` : 'le fichier manque';
  if (issue.code === 'unrecognized_keys') return unknownFields(issue.keys, issue.inst);
  if (issue.input === '' && !issue.path?.length)
    return 'le fichier est vide : remettez-le comme il était, ou effacez-le';
  if (issue.code === 'invalid_type' && !issue.path?.length)
    return issue.expected === 'array'
      ? 'ce fichier est une liste : chaque élément commence par « - »'
      : 'ce fichier a des champs, une ligne chacun : comparez-le à un autre';
  if (issue.code === 'invalid_type')
    return `« ${field} » ${wanted[issue.expected] ?? 'ne se lit pas'}`;
  if (issue.code === 'invalid_value') {
    const typed = typeof issue.input === 'string' ? issue.input : 'ceci';
    return `« ${typed} » ne convient pas à « ${field} » : ${suggestion(typed, issue.values.map(String))}`;
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') return size(issue);
  return `« ${field} » ne convient pas`;
}
