import {
  createClient,
  type SubmissionError,
  type SubmissionOptions,
  type SubmissionResult,
} from '@formspree/core';

/** In ms; the client itself has no limit. */
export const patience = 30_000;

export type PostError = SubmissionError;

// The client reports the time of this call as the time of page load.
const client = createClient();

export interface PostOptions extends Pick<SubmissionOptions, 'endpoint'> {
  /** In ms. */
  wait?: number;
}

/** The client has no option for it. It calls `fetch` before it returns. */
function withoutRedirects<Answer>(send: () => Answer): Answer {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
  try {
    return send();
  } finally {
    globalThis.fetch = fetch;
  }
}

/**
 * Calls `onResult` with the result, and before with null if there is none within `wait`: the post may still arrive, since
 * the client cannot cancel it.
 *
 * @throws {Error} for a response that requires a payment
 */
export async function postForm(
  formId: string,
  entries: FormData,
  { wait = patience, ...options }: PostOptions,
  onResult: (result: SubmissionResult | null) => void,
): Promise<void> {
  const silence = setTimeout(onResult, wait, null);
  try {
    onResult(await withoutRedirects(() => client.submitForm(formId, entries, options)));
  } finally {
    clearTimeout(silence);
  }
}
