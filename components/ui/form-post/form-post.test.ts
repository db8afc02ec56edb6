/** @jest-environment node */
import { acts, json, knowErrorsOfNode, startProvider, type Provider } from '../../../e2e/provider';
import { createFormPost, patience } from './form-post';

knowErrorsOfNode();

let provider: Provider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.close());

const entries = () => {
  const data = new FormData();
  data.set('name', 'Awa Traoré');
  data.set('message', 'Bonjour à tous\nà 9 h');
  return data;
};
const post = (wait?: number) => createFormPost(`${provider.url}/f/abc`, wait)(entries());

describe('what is posted', () => {
  it('is multipart, to /f/{formId}, with the headers of specification § 7', async () => {
    await post();
    const [received] = provider.posts;
    expect(received?.path).toBe('/f/abc');
    expect(received?.entries).toEqual([
      ['name', 'Awa Traoré'],
      ['message', 'Bonjour à tous\r\nà 9 h'],
    ]);
    expect(received?.headers).toMatchObject({
      accept: 'application/json',
      'formspree-client': '@formspree/core@4.0.0',
    });
    expect(received?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('goes only to an address of a form', () => {
    expect(() => createFormPost('https://formspree.io/abc')).toThrow('No form at');
  });
});

describe('what comes of it', () => {
  it('success, with the next page', async () => {
    expect(await post()).toEqual({ kind: 'success', next: '/thanks?language=fr' });
  });

  it('errors of the form and of fields, code and words', async () => {
    provider.plan(
      json(422, {
        errors: [
          { code: 'BLOCKED', message: 'no' },
          { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
          { field: 'email', code: 'NEW_CODE', message: 'is odd' },
        ],
      }),
    );
    expect(await post()).toEqual({
      kind: 'refusal',
      form: [{ code: 'BLOCKED', message: 'no' }],
      fields: [
        [
          'email',
          [
            { code: 'TYPE_EMAIL', message: 'should be an email' },
            { code: 'UNSPECIFIED', message: 'is odd' },
          ],
        ],
      ],
    });
  });

  it('a plain error', async () => {
    provider.plan(acts.plainError('Form paused'));
    expect(await post()).toEqual({
      kind: 'refusal',
      form: [{ code: 'UNSPECIFIED', message: 'Form paused' }],
      fields: [],
    });
  });

  it.each([
    ['another shape', acts.strange, 'unreadable', /^Unexpected response format$/],
    ['no object', json(200, 'ok'), 'unreadable', /^Unexpected response format$/],
    ['a list of errors that is empty', json(400, { errors: [] }), 'unreadable', /^$/],
    ['an HTML page', acts.page, 'unreadable', /JSON/],
    ['nothing at all', acts.empty, 'unreadable', /JSON/],
    ['too many posts', acts.tooMany, 'tooMany', /^Too many requests$/],
    ['too many posts, as a page', acts.tooManyAsPage, 'tooMany', /JSON/],
    ['a payment pending, on which the client throws', acts.paymentPending, 'unfinished', /Pending/],
    ['a connection cut before the response', acts.hangUp, 'unreachable', /^fetch failed$/],
    ['a connection cut amid the response', acts.hangUpMidway, 'unreachable', /./],
  ] as const)('%s', async (_case, act, cause, message) => {
    provider.plan(act);
    expect(await post()).toEqual({
      kind: 'failure',
      cause,
      message: expect.stringMatching(message) as unknown,
    });
  });

  it('nobody there', async () => {
    await provider.close();
    expect(await post()).toEqual({
      kind: 'failure',
      cause: 'unreachable',
      message: 'fetch failed',
    });
    provider = await startProvider();
  });

  it('silence, given up after 30 seconds', async () => {
    expect(patience).toBe(30_000);
    provider.plan(acts.silence);
    expect(await post(50)).toEqual({ kind: 'failure', cause: 'silent', message: '' });
  });

  it('a second sending works after any fault', async () => {
    provider.plan(acts.hangUp);
    const send = createFormPost(`${provider.url}/f/abc`);
    expect(await send(entries())).toMatchObject({ kind: 'failure' });
    expect(await send(entries())).toMatchObject({ kind: 'success' });
  });
});

it('lends the client another fetch for no longer than the call', async () => {
  const own = globalThis.fetch;
  const response = post();
  expect(globalThis.fetch).toBe(own);
  await response;
  expect(globalThis.fetch).toBe(own);
});

it('hangs up when it gives up, so that nothing is delivered afterwards', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  provider.plan(acts.silence);
  await post(50);
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  asked.mockRestore();
});
