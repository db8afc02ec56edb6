import type { SubmissionResult } from '@formspree/core';
import type { Exchange } from './watch-fetch';

/** Something the provider found wrong. */
export interface PostError {
  /** The provider's code, or `UNSPECIFIED`. */
  readonly code: string;
  /** The provider's words, as text; empty when it gave none. */
  readonly message: string;
}

/**
 * What came of a post. Causes of a failure: no response in time, none at all (`message` is the browser's own), too many
 * posts (HTTP 429), a response that makes no sense, one that asks for a step this form has not (a payment).
 */
export type PostResponse =
  | { readonly kind: 'success'; readonly next: string }
  | {
      readonly kind: 'refusal';
      readonly form: readonly PostError[];
      readonly fields: readonly (readonly [field: string, errors: readonly PostError[]])[];
    }
  | {
      readonly kind: 'failure';
      readonly cause: 'silent' | 'unreachable' | 'tooMany' | 'unreadable' | 'unfinished';
      readonly message: string;
    };

const TOO_MANY_REQUESTS = 429;
/** The client's words for a response of unrecognised shape (specification § 7). */
const UNEXPECTED = 'Unexpected response format';

/** What the client made of an exchange, told apart where it puts everything in one drawer. */
export function readResult(result: SubmissionResult, exchange: Exchange): PostResponse {
  if (result.kind === 'success') return { kind: 'success', next: result.next };
  const form = result.getFormErrors().map(asError);
  const fields = result
    .getAllFieldErrors()
    .map(([field, errors]) => [asText(field), errors.map(asError)] as const);
  const cause = causeOfFailure(exchange, [...form, ...fields.flatMap(([, errors]) => errors)]);
  return cause === null
    ? { kind: 'refusal', form, fields }
    : { kind: 'failure', cause, message: form[0]?.message ?? '' };
}

/** Why nothing was refused and yet nothing was sent, or null where the provider says what is wrong. */
function causeOfFailure({ stage, status }: Exchange, errors: readonly PostError[]) {
  if (status === TOO_MANY_REQUESTS) return 'tooMany';
  if (stage === 'asking' || stage === 'arriving') return 'unreachable';
  const isMute = errors.every(({ message, code }) => message === '' && code === 'UNSPECIFIED');
  const isUnexpected = errors.length === 1 && errors[0]?.message === UNEXPECTED;
  return stage === 'garbled' || isMute || isUnexpected ? 'unreadable' : null;
}

function asError({ code, message }: { readonly code: unknown; readonly message: unknown }) {
  return { code: asText(code), message: asText(message) };
}

/** The client's types promise strings, but it passes on whatever the provider wrote there. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
