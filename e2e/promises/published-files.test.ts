/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { moves } from '../../content/model/moves/data';
import { filesIn, listIn } from '../../scripts/publish/file-list';
import { isExported } from '../support/exported-site';

test('fichiers.txt names the files of the site, and no others', () => {
  const list = listIn(readFileSync('out/fichiers.txt', 'utf8'));
  expect(list?.files).toEqual(filesIn('out'));
  expect(list?.kept.size).toBe(0);
});

test('each address that has changed leads on', () => {
  expect(moves.filter(({ from }) => !isExported(from))).toEqual([]);
});
