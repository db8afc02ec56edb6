import { postForm, type PostError } from '@/components/ui/form-post/form-post';
import { isContactField, type FieldProblems } from '@/content/model/contact';
import {
  fieldCodeWords,
  formCodeWords,
  inTheirWords,
  missingWordsOf,
  unsaid,
  type FailureReason,
} from './provider-words';

/** Something must be mended: sentences about the whole form, and ends of sentences about each field. */
export interface Refused {
  readonly step: 'refused';
  readonly form: readonly string[];
  readonly fields: FieldProblems;
}

/** Nothing is wrong with the message, and yet it was not sent for certain. */
export interface Failed {
  readonly step: 'failed';
  readonly reason: FailureReason;
  /** The failure's own words, to the letter (specification § 7); empty when it has none. */
  readonly detail: string;
}

/** How far the message is. */
export type SendingState =
  { readonly step: 'writing' | 'sending' | 'sent' | 'writing again' } | Refused | Failed;

/**
 * Sends the entries of the form, and returns what came of it in words for the visitor. Known codes are said in French;
 * a French sentence comes before other words of the provider.
 */
export async function sendMessage(...post: Parameters<typeof postForm>): Promise<SendingState> {
  try {
    const result = await postForm(...post);
    if (result === null) return { step: 'failed', reason: 'silent', detail: '' };
    return result.kind === 'success' ? { step: 'sent' } : readError(result);
  } catch (error) {
    return failure([error instanceof Error ? error.message : '']);
  }
}

function failure(messages: readonly unknown[]): Failed {
  return { step: 'failed', reason: 'failed', detail: sayable(messages.join(', ')) };
}

/** The client gives what the network did, and what it could not read, as errors of the form without a code of its own. */
function readError(error: PostError): Refused | Failed {
  const form = error.getFormErrors();
  const fields = error.getAllFieldErrors();
  if (fields.length === 0 && !form.some(({ code }) => formCodeWords.has(code)))
    return failure(form.map(({ message }) => message));

  const formSentences = form.map((problem) => {
    const sentence = say(problem, formCodeWords, unsaid.form);
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
  });
  const problems: FieldProblems = {};
  for (const [field, errors] of fields) {
    const seen = isContactField(field) ? field : undefined;
    const codeWords = fieldCodeWords(missingWordsOf(seen));
    const [first, ...others] = unique(errors.map((each) => say(each, codeWords, unsaid.field)));
    if (first === undefined) continue;
    if (seen) problems[seen] = [first, ...others];
    // A field that the visitor does not see: all that can be done is to say so.
    else
      formSentences.push(
        ...[first, ...others].map((end) => `${sayable(field)}\u00a0: ${end}`.trim()),
      );
  }
  return { step: 'refused', form: unique(formSentences), fields: problems };
}

function say(
  { code, message }: { readonly code: string; readonly message: string },
  words: ReadonlyMap<string, string>,
  otherwise: string,
): string {
  return words.get(code) ?? inTheirWords(otherwise, sayable(message));
}

function unique(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}

const longestWords = 300;

/**
 * Words as one line that can be shown, or none where they are a program's slip rather than words. The client's types
 * promise strings, but it passes on whatever the provider wrote.
 */
function sayable(words: unknown): string {
  if (typeof words !== 'string' || /\bundefined\b|\bnull\b|\[object /.test(words)) return '';
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > longestWords ? `${line.slice(0, longestWords)}…` : line;
}
