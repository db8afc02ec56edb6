import { createClient } from '@formspree/core';
import { readResult, type PostResponse } from './post-response';
import { watchFetch, type Exchange } from './watch-fetch';

/** How long a response is waited for, ms: the client itself would wait for ever. */
export const patience = 30_000;

/** Sends the entries of a form and returns what came of it; never throws. */
export type FormPost = (entries: FormData) => Promise<PostResponse>;

/**
 * The way to the form provider for the form at `action`, an address `https://<provider>/f/<form id>`. To be made when
 * the page loads: the provider is told how long ago that was. `wait`: ms until a response is given up.
 *
 * @throws {Error} when `action` is no such address
 */
export function createFormPost(action: string, wait = patience): FormPost {
  const [, endpoint, formId] = /^(https?:\/\/.+)\/f\/([^/]+)$/.exec(action) ?? [];
  if (endpoint === undefined || formId === undefined) throw new Error(`No form at ${action}`);
  const client = createClient();
  const submit = (entries: FormData, exchange: Exchange) =>
    watchFetch(exchange, () => client.submitForm(formId, entries, { endpoint }));
  return async (entries) => {
    const exchange: Exchange = { stage: 'asking', giveUp: new AbortController() };
    const patienceOver = startClock(wait);
    try {
      const result = await Promise.race([submit(entries, exchange), patienceOver.promise]);
      return result === 'over'
        ? { kind: 'failure', cause: 'silent', message: '' }
        : readResult(result, exchange);
    } catch (error) {
      // The client throws on a payment-pending response, which no form without a payment can complete.
      return { kind: 'failure', cause: 'unfinished', message: messageOf(error) };
    } finally {
      patienceOver.stop();
      exchange.giveUp.abort();
    }
  };
}

function startClock(wait: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const promise = new Promise<'over'>((resolve) => {
    timer = setTimeout(resolve, wait, 'over');
  });
  return {
    promise,
    stop: () => {
      clearTimeout(timer);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
