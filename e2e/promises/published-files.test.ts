/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { moves } from '../../content/facts/moves';
import { filesIn, listIn } from '../../scripts/publish/file-list';
import { fileAddresses, isExported, textAt } from '../support/exported-site';

test('fichiers.txt names the files of the site, and no others', () => {
  const list = listIn(readFileSync('out/fichiers.txt', 'utf8'));
  expect(list?.files).toEqual(filesIn('out'));
  expect(list?.kept.size).toBe(0);
});

test('each address that has changed leads on', () => {
  expect(moves.filter(({ from }) => !isExported(from))).toEqual([]);
});

test('no script reads the environment of the build, which browsers do not have', () => {
  const scripts = fileAddresses.filter((address) => /^\/_islands\/.*\.js$/.test(address));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => textAt(address).includes('process.env'))).toEqual([]);
});
