import { existsSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../content/model/clinic/routes';
import { emptyAddresses } from '../content/model/pages/site-content';
import { newFolder, put } from '../e2e/support/folders';
import { removeEmptyPages } from './empty-pages';

const directory = newFolder();
const fileOf = (address: string) => path.join(directory, address, 'index.html');

test('the export holds no page that has nothing to say, and every other', () => {
  for (const address of [
    routes.practical(),
    routes.article('aucun'),
    routes.hours(),
    routes.booking(),
    routes.demonstration(),
  ])
    put(fileOf(address), '<title>…</title>');
  removeEmptyPages(
    directory,
    emptyAddresses({
      articles: [],
      doctors: ['Dr Awa Keita'],
      insurers: ['SOMAGEP'],
      practical: {},
      practitioners: [],
    }),
  );
  expect(existsSync(fileOf(routes.practical()))).toBe(false);
  expect(existsSync(fileOf(routes.article('aucun')))).toBe(false);
  expect(existsSync(fileOf(routes.demonstration()))).toBe(false);
  expect(existsSync(fileOf(routes.booking()))).toBe(true);
  expect(existsSync(fileOf(routes.hours()))).toBe(true);
});
