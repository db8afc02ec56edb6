/** @jest-environment node */
import { unreadableFile } from './unreadable-file.mjs';

test('a forgotten comma is told with its file and line', () => {
  const output = `Error: Transform failed with 1 error:
/home/site/content/data/insurers.ts:17:2: ERROR: Expected "]" but found "{"
    at failureErrorWithLog (/home/site/node_modules/esbuild/lib/main.js:1752:15)`;
  expect(unreadableFile(output)).toBe(
    'À corriger dans content/data\u00a0: insurers.ts, ligne 17 ou juste au-dessus\u00a0: il manque une virgule, une apostrophe ou une accolade.',
  );
});

test('another failure is not taken for one', () => {
  expect(unreadableFile('scripts/assets.ts:17:2: ERROR: Expected "]"')).toBeUndefined();
});
