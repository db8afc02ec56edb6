import type { PostResponse, PostError } from '@/components/ui/form-post/post-response';
import { isContactField, type FieldProblems } from '@/content/model/contact';
import {
  failureWords,
  fieldCodeWords,
  formCodeWords,
  inTheirWords,
  missingWordsOf,
  unsaid,
  type FailureReason,
} from './provider-words';

/** The message is with the provider; `next` is the page that it proposes, which this form does not need. */
export interface Sent {
  readonly kind: 'sent';
  readonly next: string;
}

/** Something must be mended: sentences about the whole form, and ends of sentences about each field. */
export interface Refused {
  readonly kind: 'refused';
  readonly form: readonly string[];
  readonly fields: FieldProblems;
}

/** Nothing is wrong with the message, and yet it was not sent for certain. */
export interface Failed {
  readonly kind: 'failed';
  readonly reason: FailureReason;
  readonly sentence: string;
  /** The failure's own words, to the letter (specification § 7); empty when it has none. */
  readonly detail: string;
}

/** What came of sending, in words for the visitor. */
export type Outcome = Sent | Refused | Failed;

/** A failure in words. */
export function failure(reason: FailureReason, detail = ''): Failed {
  return { kind: 'failed', reason, sentence: failureWords[reason], detail: sayable(detail) };
}

/** What the provider's response means for the visitor. Known codes are said in French; a French sentence comes before other words of the provider. */
export function readResponse(response: PostResponse): Outcome {
  switch (response.kind) {
    case 'success':
      return { kind: 'sent', next: response.next };
    case 'failure':
      return failure(response.cause, response.message);
    case 'refusal':
      return readRefusal(response);
  }
}

function readRefusal({ form, fields }: Extract<PostResponse, { kind: 'refusal' }>): Refused {
  const formSentences = form.map((error) => {
    const sentence = say(error, formCodeWords, unsaid.form);
    return sentence.endsWith('.') ? sentence : `${sentence}.`;
  });
  const problems: FieldProblems = {};
  for (const [field, errors] of fields) {
    const seen = isContactField(field) ? field : undefined;
    const codeWords = fieldCodeWords(missingWordsOf(seen));
    const [first, ...others] = unique(errors.map((error) => say(error, codeWords, unsaid.field)));
    if (first === undefined) continue;
    if (seen) problems[seen] = [first, ...others];
    // A field that the visitor does not see: all that can be done is to say so.
    else
      formSentences.push(
        ...[first, ...others].map((end) => `${sayable(field)}\u00a0: ${end}`.trim()),
      );
  }
  return { kind: 'refused', form: unique(formSentences), fields: problems };
}

function say({ code, message }: PostError, words: ReadonlyMap<string, string>, otherwise: string) {
  return words.get(code) ?? inTheirWords(otherwise, sayable(message));
}

function unique(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}

const longestWords = 300;

/** Words as one line that can be shown, or none where they are a program's slip rather than words. */
function sayable(words: string): string {
  if (/\bundefined\b|\bnull\b|\[object /.test(words)) return '';
  const line = words.replace(/\s+/g, ' ').trim();
  return line.length > longestWords ? `${line.slice(0, longestWords)}…` : line;
}
