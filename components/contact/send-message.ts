import { shortened } from '@/content/fields/typed';
import { postForm, type PostError, type PostOptions } from '@/components/ui/form-post/form-post';
import {
  contactFields,
  isContactField,
  notAnEmailWords,
  type FieldProblems,
} from '@/content/model/contact/contact';
import type { Failed, Outcome, Post, Refused } from '@/content/model/contact/message-state';
import {
  fieldCodeWords,
  formCodeWords,
  inParentheses,
  inTheirWords,
  missingWordsOf,
  unsaid,
} from './provider-words';

const secondPostWords = 'Nouvel envoi\u00a0: un premier message est peut-être déjà arrivé.';

/** Adds `_subject`, whose control is disabled (docs/requirements.md § 3). */
export function entriesOf({ draft, mayHaveArrived }: Post): FormData {
  const entries = new FormData();
  for (const field of contactFields) entries.set(field, draft[field]);
  if (mayHaveArrived) entries.set('message', `${secondPostWords}\n${draft.message}`);
  entries.set('_subject', draft.subject);
  return entries;
}

/** Never throws. Calls `onOutcome` again when an answer comes after the outcome `silent`. */
export async function sendMessage(
  formId: string,
  entries: FormData,
  onOutcome: (outcome: Outcome) => void,
  options: PostOptions = {},
): Promise<void> {
  // docs/requirements.md § 4 requires this log.
  for (const [name, value] of entries) console.log(name, value);
  try {
    await postForm(formId, entries, options, (result) => {
      if (result === null) onOutcome({ step: 'failed', reason: 'silent', detail: '' });
      else onOutcome(result.kind === 'success' ? { step: 'sent' } : readError(result));
    });
  } catch (error) {
    onOutcome(failure([error instanceof Error ? error.message : '']));
  }
}

function failure(messages: readonly unknown[]): Failed {
  return { step: 'failed', reason: 'failed', detail: sayable(messages.join(', ')) };
}

/** Returns a failure if no error has a field or a known code, as for a network error. */
function readError(error: PostError): Refused | Failed {
  const form = error.getFormErrors();
  const fields = error.getAllFieldErrors();
  if (fields.length === 0 && !form.some(({ code }) => formCodeWords.has(code)))
    return failure(form.slice(0, mostErrors).map(({ message }) => message));

  const shown = limit(mostErrors);
  const formSentences = shown(form).map((problem) => {
    const known = formCodeWords.get(problem.code);
    return known ?? `${inTheirWords(unsaid.form, sayable(problem.message))}.`;
  });
  const problems: FieldProblems = {};
  for (const [field, errors] of fields) {
    const seen = isContactField(field) ? field : undefined;
    const [first, ...others] = clausesOf(shown(errors), missingWordsOf(seen));
    if (first === undefined) continue;
    if (seen) problems[seen] = [first, ...others];
    // Shown with the errors of the whole form, since the field is hidden.
    else formSentences.push(`${sayable(field)}\u00a0: ${[first, ...others].join(', ')}`.trim());
  }
  return { step: 'refused', form: unique(formSentences), fields: problems };
}

interface Problem {
  code: string;
  message: string;
}

const mostErrors = 10;

/** Returns a function that drops duplicates, and returns at most `room` problems in all. */
function limit(room: number): (problems: readonly Problem[]) => readonly Problem[] {
  return (problems) => {
    const distinct = new Map(problems.map((each) => [`${each.code} ${each.message}`, each]));
    const taken = [...distinct.values()].slice(0, room);
    room -= taken.length;
    return taken;
  };
}

/** Returns clauses to be joined by commas. The last one may quote the provider. */
function clausesOf(problems: readonly Problem[], missing: string): readonly string[] {
  const words = fieldCodeWords(missing);
  const known = unique(problems.flatMap(({ code }) => words.get(code) ?? []));
  // A message that asks for a complete address also covers an empty field.
  const asked = known.includes(notAnEmailWords) ? known.filter((each) => each !== missing) : known;
  const unknown = problems.filter(({ code }) => !words.has(code));
  if (unknown.length === 0) return asked;
  const theirs = sayable(unique(unknown.map(({ message }) => sayable(message))).join(', '));
  const why = inParentheses(unsaid.field, theirs);
  return asked.length === 0 ? [why] : [...asked, `car ${why}`];
}

function unique(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}

const longestWords = 300;

/** Returns one line, or '' for words such as « undefined »: the client passes on whatever the provider sent. */
function sayable(words: unknown): string {
  if (typeof words !== 'string' || /\bundefined\b|\bnull\b|\[object /.test(words)) return '';
  const line = words.replace(/\s+/g, ' ').trim();
  return shortened(line, longestWords);
}
