import { createClient, type SubmissionError, type SubmissionOptions } from '@formspree/core';

/** Longest wait for a response, ms; the client itself has no limit. */
export const patience = 30_000;

/** An error from the provider or the network. */
export type PostError = SubmissionError;

// Created when the script loads, because the client reports this time to the provider.
const client = createClient();

/**
 * Returns the client's result, or null if there is none within `wait` ms. The post may still arrive after that, since
 * the client cannot cancel it. `endpoint` replaces the provider's origin.
 *
 * @throws {Error} the client's own, for a response that requires a payment
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
