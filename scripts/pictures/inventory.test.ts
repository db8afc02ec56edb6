/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inventoryProblems, listOriginals } from './inventory';

test('originals are listed by their path below the folder, without what file managers leave', () => {
  const directory = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(directory, 'medecins'));
  for (const name of [
    'medecins/b.jpg',
    'medecins/a.jpg',
    'medecins/.DS_Store',
    'medecins/Thumbs.db',
  ]) {
    writeFileSync(join(directory, name), '');
  }
  expect(listOriginals(directory)).toEqual(['medecins/a.jpg', 'medecins/b.jpg']);
});

test('files and alt texts that agree raise no problem', () => {
  const files = ['assureurs/edm.svg', 'medecins/a.jpg'];
  expect(
    inventoryProblems(files, { 'medecins/a.jpg': 'Un médecin', 'assureurs/edm.svg': 'EDM' }),
  ).toEqual([]);
});

test.each([
  [
    'medecins/new.jpg',
    'medecins/new.jpg: add a line saying what it shows to content/data/pictures.ts',
  ],
  ['medecins/photo.HEIC', 'medecins/photo.HEIC: save it as .jpg (lower case) under the same name'],
  ['assureurs/edm.png', 'assureurs/edm.png: save it as .svg (lower case) under the same name'],
  [
    'medecins/Dr Awa.jpg',
    'medecins/Dr Awa.jpg: rename it with lower-case letters, digits and dashes only',
  ],
  ['loose.jpg', 'loose.jpg: move it into one of'],
  ['vacances/mer.jpg', 'vacances/mer.jpg: move it into one of'],
])('%s is named, with what to do', (file, problem) => {
  expect(inventoryProblems([file], {})).toEqual([expect.stringContaining(problem)]);
});

test('a line without its file is named', () => {
  expect(inventoryProblems([], { 'medecins/gone.jpg': 'Un médecin' })).toEqual([
    'medecins/gone.jpg: put the file into content/pictures/, or remove its line from content/data/pictures.ts',
  ]);
});

test('a blank alt text counts as none', () => {
  expect(inventoryProblems(['medecins/a.jpg'], { 'medecins/a.jpg': '  ' })).toHaveLength(1);
});
