import {
  createClient,
  type SubmissionError,
  type SubmissionOptions,
  type SubmissionResult,
} from '@formspree/core';

/** In ms; the client itself has no limit. */
export const patience = 30_000;

export type PostError = SubmissionError;

// The client reports the time of this call as that of the page's load.
const client = createClient();

export interface PostOptions extends Pick<SubmissionOptions, 'endpoint'> {
  /** In ms. */
  wait?: number;
  /** Called after `wait`. */
  onLate?: (result: SubmissionResult) => void;
}

/** The client, which calls `fetch` before it returns, has no option for it. */
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
 * Returns null if there is no result within `wait`. The post may still arrive, since the client cannot cancel it.
 *
 * @throws {Error} for a response that requires a payment
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
  const answer = withoutRedirects(() => client.submitForm(formId, entries, options));
  try {
    const result = await Promise.race([answer, silence]);
    // Once late, an answer that throws changes nothing.
    if (result === null) answer.then(onLate, () => undefined);
    return result;
  } finally {
    clearTimeout(timer);
  }
}
