/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { filesIn, listIn } from '../../scripts/publish/file-list';

test('fichiers.txt names the files of the site, and no others', () => {
  const list = listIn(readFileSync('out/fichiers.txt', 'utf8'));
  expect(list?.files).toEqual(filesIn('out'));
  expect(list?.kept.size).toBe(0);
});
