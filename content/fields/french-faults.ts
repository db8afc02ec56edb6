import { z } from 'zod';
import { suggestion } from './nearest';
import { shortened } from './typed';

type RawIssue = z.core.$ZodRawIssue;

function fieldOf({ path = [] }: RawIssue): string {
  return path.findLast((part) => typeof part === 'string') ?? 'ce fichier';
}

const measures: Record<string, string> = { string: 'signe', array: 'ligne' };

function size(issue: RawIssue & { code: 'too_small' | 'too_big' }): string {
  const limit = issue.code === 'too_big' ? `${issue.maximum} au plus` : `${issue.minimum} au moins`;
  const unit = measures[issue.origin];
  const { length = 0 } = issue.input as { length?: number };
  return unit === undefined
    ? `« ${fieldOf(issue)} » : ${limit}`
    : `« ${fieldOf(issue)} » a ${length} ${unit}${length > 1 ? 's' : ''} : ${limit}`;
}

const wanted: Record<string, string> = {
  string: 'est un texte : écrivez-le à la suite, ou à la ligne après « >- »',
  array: 'est une liste : une ligne par élément, décalée, après « - »',
  tuple: 'est une liste : une ligne par élément, décalée, après « - »',
  object: 'a ses propres champs : une ligne chacun, décalée',
};

function shapeOf(schema: unknown): Record<string, unknown> {
  if (
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (schema instanceof z.ZodArray) return shapeOf(schema.element);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** Returns the fields below which `key` is: « address », « is » for « area ». The shortest way, if there are several. */
function above(key: string, schema: unknown): string[] | undefined {
  const fields = Object.entries(shapeOf(schema));
  if (fields.some(([name]) => name === key)) return [];
  const ways = fields.flatMap(([name, own]) => {
    const below = above(key, own);
    return below ? [[name, ...below]] : [];
  });
  return ways.toSorted((one, other) => one.length - other.length)[0];
}

const misplacedMark =
  '« verifie » n’est pas à sa place : alignez-le sur « is », ou sur le premier champ de la fiche ou de l’élément';

function unknownField(key: string, inst: unknown): string {
  if (key === 'verifie') return misplacedMark;
  const fields = above(key, inst);
  if (fields) return `« ${key} » va sous « ${fields.join(' », puis « ')} » : décalez cette ligne`;
  if (key.includes(' '))
    return `« ${shortened(key, 60)} » n’est pas un champ : décalez la suite d’un texte`;
  return `« ${key} » n’est pas un champ connu : ${suggestion(key, Object.keys(shapeOf(inst)))}`;
}

/** Says what does not fit, and what to write. Undefined where zod says as much. */
export function frenchFault(issue: RawIssue): string | undefined {
  const field = fieldOf(issue);
  if (issue.input === undefined)
    return issue.path?.length ? `il manque « ${field} »` : 'le fichier manque';
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => unknownField(key, issue.inst)).join('\n');
  if (issue.input === '' && !issue.path?.length)
    return 'le fichier est vide : remettez-le comme il était, ou effacez-le';
  if (issue.code === 'invalid_type' && !issue.path?.length)
    return issue.expected === 'array'
      ? 'ce fichier est une liste : chaque élément commence par « - »'
      : 'ce fichier a des champs, une ligne chacun : comparez-le à un autre';
  const inList = typeof issue.path?.at(-1) === 'number';
  if (inList && issue.input === '') return 'cette ligne de la liste est vide : effacez-la';
  if (issue.code === 'invalid_type' && wanted[issue.expected] !== undefined)
    return `${inList ? 'chaque élément' : `« ${field} »`} ${wanted[issue.expected]}`;
  if (issue.code === 'invalid_value') {
    const typed = typeof issue.input === 'string' ? issue.input : 'ceci';
    return `« ${typed} » ne convient pas à « ${field} » : ${suggestion(typed, issue.values.map(String))}`;
  }
  return issue.code === 'too_small' || issue.code === 'too_big' ? size(issue) : undefined;
}
