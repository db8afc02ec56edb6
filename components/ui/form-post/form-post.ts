import { createClient, type SubmissionError, type SubmissionOptions } from '@formspree/core';

/** How long a response is waited for, ms: the client itself would wait for ever. */
export const patience = 30_000;

/** What the provider, or the network, found wrong with a post. */
export type PostError = SubmissionError;

// Made when the page's script comes: the provider is told how long ago that was.
const client = createClient();

/**
 * Posts `entries` to the form provider's form `formId`. Returns the client's result, or null when there was no response
 * within `wait` ms. `endpoint`: the provider's origin, when it is not the real one.
 *
 * @throws {Error} the client's own, on a response that asks for a payment
 */
export async function postForm(
  formId: string,
  entries: FormData,
  { wait = patience, ...options }: Pick<SubmissionOptions, 'endpoint'> & { wait?: number } = {},
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, wait, null);
  });
  try {
    return await Promise.race([client.submitForm(formId, entries, options), silence]);
  } finally {
    clearTimeout(timer);
  }
}
