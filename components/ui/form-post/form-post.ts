import {
  createClient,
  type SubmissionError,
  type SubmissionOptions,
  type SubmissionResult,
} from '@formspree/core';

/** Longest wait for a response, ms; the client itself has no limit. */
export const patience = 30_000;

/** An error from the provider or the network. */
export type PostError = SubmissionError;

// Created when the script loads, because the client reports this time to the provider.
const client = createClient();

/** Options of `postForm`. */
export interface PostOptions extends Pick<SubmissionOptions, 'endpoint'> {
  /** Longest wait for a result, ms. */
  readonly wait?: number;
  /** Called with a result that comes after `wait`. */
  readonly onLate?: (result: SubmissionResult) => void;
}

/**
 * Returns the client's result, or null if there is none within `wait` ms. The post may still arrive after that, since
 * the client cannot cancel it. `endpoint` replaces the provider's origin.
 *
 * @throws {Error} the client's own, for a response that requires a payment
 */
export async function postForm(
  formId: string,
  entries: FormData,
  { wait = patience, onLate, ...options }: PostOptions = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, wait, null);
  });
  const answer = client.submitForm(formId, entries, options);
  try {
    const result = await Promise.race([answer, silence]);
    // Once late, an answer that throws changes nothing.
    if (result === null) answer.then(onLate, () => undefined);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
