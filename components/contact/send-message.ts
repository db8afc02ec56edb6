import { postForm, type PostError, type PostOptions } from '@/components/ui/form-post/form-post';
import {
  isContactField,
  notAnEmailWords,
  type FieldProblems,
} from '@/content/model/contact/contact';
import {
  fieldCodeWords,
  formCodeWords,
  inParentheses,
  inTheirWords,
  missingWordsOf,
  unsaid,
  type FailureReason,
} from './provider-words';

/** A refusal: sentences about the whole form, and problems by field. */
export interface Refused {
  readonly step: 'refused';
  readonly form: readonly string[];
  readonly fields: FieldProblems;
  /** Set once the visitor corrects a field: the focus then stays where it is. */
  readonly isCorrected?: true;
}

/** The message is valid, but may not have been sent. */
export interface Failed {
  readonly step: 'failed';
  readonly reason: FailureReason;
  /** The message of the error (docs/requirements.md § 7), or '' when it has none. */
  readonly detail: string;
}

/** The state of the form. */
export type SendingState =
  | { readonly step: 'writing' | 'sending' | 'writing again' }
  /** `isChanged`: the visitor has changed the text since it was sent. */
  | { readonly step: 'sent'; readonly isChanged?: boolean }
  | Refused
  | Failed;

/**
 * Sends the entries of the form, and returns the outcome, with messages for the visitor. Never throws. Calls `onLate`
 * when a message arrives although its outcome was `silent`.
 */
export async function sendMessage(
  formId: string,
  entries: FormData,
  {
    onLate,
    ...options
  }: Omit<PostOptions, 'onLate'> & { onLate?: (sent: SendingState) => void } = {},
): Promise<SendingState> {
  try {
    const result = await postForm(formId, entries, {
      ...options,
      onLate: (late) => {
        if (late.kind === 'success') onLate?.({ step: 'sent' });
      },
    });
    if (result === null) return { step: 'failed', reason: 'silent', detail: '' };
    return result.kind === 'success' ? { step: 'sent' } : readError(result);
  } catch (error) {
    return failure([error instanceof Error ? error.message : '']);
  }
}

function failure(messages: readonly unknown[]): Failed {
  return { step: 'failed', reason: 'failed', detail: sayable(messages.join(', ')) };
}

/**
 * Returns a failure if no error has a field or a known code, as when the client reports a network failure or an
 * unreadable response.
 */
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
    // An error of a hidden field is shown with the errors of the whole form.
    else formSentences.push(`${sayable(field)}\u00a0: ${[first, ...others].join(', ')}`.trim());
  }
  return { step: 'refused', form: unique(formSentences), fields: problems };
}

interface Problem {
  readonly code: string;
  readonly message: string;
}

const mostErrors = 10;

/** Returns a function that returns its problems, each once, until it has returned `room` problems. */
function limit(room: number): (problems: readonly Problem[]) => readonly Problem[] {
  return (problems) => {
    const distinct = new Map(problems.map((each) => [`${each.code} ${each.message}`, each]));
    const taken = [...distinct.values()].slice(0, room);
    room -= taken.length;
    return taken;
  };
}

/**
 * Returns what is wrong with a field, in clauses that commas join to one sentence. Those of known codes ask for
 * something; a last one has the provider's own words. `missing` is the one for an empty field.
 */
function clausesOf(problems: readonly Problem[], missing: string): readonly string[] {
  const words = fieldCodeWords(missing);
  const known = unique(problems.flatMap(({ code }) => words.get(code) ?? []));
  // A whole address is no longer empty.
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

/**
 * Returns the words as one line, or '' if they contain a mistake such as « undefined »: the client promises strings,
 * but passes on whatever the provider sent.
 */
function sayable(words: unknown): string {
  if (typeof words !== 'string' || /\bundefined\b|\bnull\b|\[object /.test(words)) return '';
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > longestWords ? `${line.slice(0, longestWords)}…` : line;
}
