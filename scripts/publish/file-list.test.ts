import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Day } from '../../content/model/calendar/day';
import { newFolder, put } from '../../e2e/support/folders';
import { filesIn, listIn, textOf, whatGoes } from './file-list';

const today = '2026-12-01';

const listOf = (files: string[], kept: [string, Day][] = []) => ({ files, kept: new Map(kept) });

test('the list names every file of the site, hidden ones and itself included, once', () => {
  const folder = newFolder();
  for (const file of ['index.html', '.htaccess', 'medecins/awa/index.html', 'fichiers.txt'])
    put(path.join(folder, file), '');
  const files = filesIn(folder);
  rmSync(path.join(folder, 'fichiers.txt'));
  expect(filesIn(folder)).toEqual(files);
  expect(files).toEqual(['.htaccess', 'fichiers.txt', 'index.html', 'medecins/awa/index.html']);
});

test('a list reads as it was written, with any line endings', () => {
  const list = listOf(['.htaccess', 'index.html'], [['_islands/main-0a1b2.js', '2027-01-30']]);
  expect(textOf(list)).toBe('.htaccess\nindex.html\n2027-01-30 _islands/main-0a1b2.js\n');
  expect(listIn(textOf(list))).toEqual(list);
  expect(listIn(textOf(list).replaceAll('\n', '\r\n'))).toEqual(list);
});

test.each([
  '',
  '<!doctype html>\n<title>Compte suspendu</title>',
  'index.html\n../autre-site/index.html',
  'index.html\n/etc/passwd',
  'index.html\n-rf',
  'index.html\n2027-01-30 ../images/a.jpg',
])('text that is not a list of the site’s files is refused: %j', (text) => {
  expect(listIn(text)).toBeUndefined();
});

test('pages, previews and cards of who left go, each folder as one, and nothing else', () => {
  const stays = ['index.html', 'medecins/index.html', 'previews/medecins.jpg'];
  const goes = [
    'medecins/awa/index.html',
    'medecins/awa/index.html.br',
    'medecins/awa/awa.vcf',
    'previews/medecins-awa.jpg',
  ];
  const { deleted, kept } = whatGoes(listOf([...stays, ...goes]), [...stays, 'new.txt'], today);
  expect(deleted).toEqual(['medecins/awa/', 'previews/medecins-awa.jpg']);
  expect(kept.size).toBe(0);
});

test('files named by their content stay for 60 days, also through later uploads', () => {
  const named = ['_islands/main-0a1b2.js', '_next/static/media/a.woff2', 'images/medecins/awa.jpg'];
  const files = ['index.html'];
  const first = whatGoes(listOf([...files, ...named]), files, today);
  expect(first.deleted).toEqual([]);
  expect([...first.kept]).toEqual(named.map((file) => [file, '2027-01-30']));

  const before = whatGoes({ files, kept: first.kept }, files, '2027-01-29');
  expect(before).toEqual(first);

  const after = whatGoes({ files, kept: before.kept }, files, '2027-01-30');
  expect(after.deleted).toEqual(['_islands/', '_next/', 'images/']);
  expect(after.kept.size).toBe(0);
});

test('files that are used again, or beside a kept file, stay', () => {
  const files = ['index.html', '_islands/a.js'];
  const kept: [string, Day][] = [
    ['_islands/a.js', today],
    ['images/b.jpg', today],
    ['images/c.jpg', '2026-12-02'],
  ];
  const result = whatGoes(listOf(['index.html'], kept), files, today);
  expect(result.deleted).toEqual(['images/b.jpg']);
  expect([...result.kept.keys()]).toEqual(['images/c.jpg']);
});
