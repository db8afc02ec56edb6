/** @jest-environment node */
import {
  acts,
  knowErrorsOfNode,
  startProvider,
  type Provider,
} from '../../../e2e/support/provider';
import { patience, postForm } from './form-post';

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
const post = (wait = patience) => postForm('abc', entries(), { endpoint: provider.url, wait });

it('posts multipart data to /f/{formId}, with the headers of docs/requirements.md § 7', async () => {
  expect(await post()).toEqual({ kind: 'success', next: '/thanks?language=fr' });
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

it('gives up a response that does not come', async () => {
  provider.plan(acts.silence);
  expect(await post(50)).toBeNull();
});

it('posts a second time after any fault', async () => {
  provider.plan(acts.hangUp);
  expect(await post()).toMatchObject({ kind: 'error' });
  expect(await post()).toMatchObject({ kind: 'success' });
});

it('throws where a payment is asked for', async () => {
  provider.plan(acts.paymentPending);
  await expect(post()).rejects.toThrow('stripePluginPending');
});
