import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import { formProvider } from '../../content/model/contact/contact';
import { close, listen } from '../../scripts/serve/listen';

/** Reaction of the fake provider to a post. */
export type ProviderAct =
  | { do: 'answer'; status: number; type: string; body: string }
  | { do: 'redirect' }
  | { do: 'accept later'; when: Promise<unknown> }
  | { do: 'say nothing' | 'hang up' | 'hang up midway' };

export interface ReceivedPost {
  path: string;
  headers: IncomingMessage['headers'];
  entries: readonly (readonly [name: string, value: string])[];
}

/** A fake form provider, with the protocol and the faults of docs/requirements.md §§ 7 and 8. */
export interface Provider {
  /** Origin: `http://localhost:<port>`. */
  url: string;
  posts: readonly ReceivedPost[];
  /** Values of `Access-Control-Request-Headers`, in order. */
  preflights: readonly string[];
  /** Sets the reactions to the next posts, in order. Later posts are accepted. */
  plan: (...acts: readonly ProviderAct[]) => void;
  close: () => Promise<void>;
}

export function json(status: number, body: unknown): ProviderAct {
  return { do: 'answer', status, type: 'application/json', body: JSON.stringify(body) };
}

/** Accepts a post once `when` is fulfilled. */
export function later(when: Promise<unknown>): ProviderAct {
  return { do: 'accept later', when };
}

const html = (status: number, title: string): ProviderAct => ({
  do: 'answer',
  status,
  type: 'text/html',
  body: `<!doctype html><title>${title}</title>`,
});

export const acts = {
  accept: json(200, { ok: true, next: '/thanks?language=fr' }),
  formError: (code: string, message: string) => json(400, { errors: [{ code, message }] }),
  fieldErrors: (...errors: readonly { field: string; code: string; message: string }[]) =>
    json(422, { error: 'Validation errors', errors }),
  plainError: (error: string) => json(400, { error }),
  paymentPending: json(402, {
    stripe: { paymentIntentClientSecret: 'pi_1_secret_2' },
    resubmitKey: 'key',
  }),
  strange: json(200, { ok: true }),
  tooMany: json(429, { error: 'Too many requests' }),
  tooManyAsPage: html(429, '429'),
  page: html(503, 'Sorry'),
  redirect: { do: 'redirect' },
  empty: { do: 'answer', status: 200, type: 'application/json', body: '' },
  silence: { do: 'say nothing' },
  hangUp: { do: 'hang up' },
  hangUpMidway: { do: 'hang up midway' },
} as const satisfies Record<string, ProviderAct | ((...args: never[]) => ProviderAct)>;

const allowedHeaders = ['formspree-client', 'formspree-session-data'];

/** Starts a fake provider on a free port. */
export async function startProvider(): Promise<Provider> {
  const posts: ReceivedPost[] = [];
  const preflights: string[] = [];
  const planned: ProviderAct[] = [];
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    if (request.method === 'OPTIONS') {
      preflights.push(request.headers['access-control-request-headers'] ?? '');
      response.setHeader('Access-Control-Allow-Headers', allowedHeaders.join(', '));
      response.writeHead(204).end();
      return;
    }
    // The target of a redirect.
    if (request.method === 'GET') {
      perform(acts.accept, response);
      return;
    }
    void readPost(request).then((post) => {
      posts.push(post);
      perform(planned.shift() ?? acts.accept, response);
    });
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    posts,
    preflights,
    plan: (...next) => planned.push(...next),
    close: () => close(server),
  };
}

/** Forwards the page's posts to the fake provider, and its responses or failures back. */
export async function reachProvider(page: Page, provider: Provider): Promise<void> {
  await page.route(`${formProvider}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    try {
      const response = await route.fetch({ url: provider.url + pathname, timeout: 0 });
      await route.fulfill({ response });
    } catch {
      // The page may have closed, or timed out.
      await route.abort('connectionreset').catch(() => undefined);
    }
  });
}

async function readPost(request: IncomingMessage): Promise<ReceivedPost> {
  const type = request.headers['content-type'] ?? '';
  const body = new Response(await buffer(request), { headers: { 'Content-Type': type } });
  const entries = [...(await body.formData())].map(
    ([name, value]) => [name, typeof value === 'string' ? value : value.name] as const,
  );
  return { path: request.url ?? '', headers: request.headers, entries };
}

function perform(act: ProviderAct, response: ServerResponse): void {
  switch (act.do) {
    case 'answer':
      response.writeHead(act.status, { 'Content-Type': act.type }).end(act.body);
      break;
    case 'redirect':
      response.writeHead(303, { Location: '/elsewhere' }).end();
      break;
    case 'accept later':
      void act.when.then(() => {
        perform(acts.accept, response);
      });
      break;
    case 'say nothing':
      break;
    case 'hang up':
      response.destroy();
      break;
    case 'hang up midway':
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"next":"/tha', () => response.destroy());
      break;
  }
}

/**
 * For unit tests: makes `instanceof Error`, which `@formspree/core` checks, true for errors of Node's own `fetch`,
 * although Jest runs tests in another realm.
 */
export function knowErrorsOfNode(): void {
  Object.defineProperty(Error, Symbol.hasInstance, {
    value: (thing: unknown) => Object.prototype.toString.call(thing) === '[object Error]',
  });
}
