import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inventoryProblems, isLeftOver, listOriginals } from './inventory';

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
    'medecins/new.jpg\u00a0: ajoutez une ligne qui dit ce qu’on y voit dans content/data/images.yaml',
  ],
  ['medecins/photo.HEIC', 'medecins/photo.HEIC\u00a0: enregistrez l’image en .jpg (en minuscules)'],
  ['assureurs/edm.png', 'assureurs/edm.png\u00a0: enregistrez l’image en .svg (en minuscules)'],
  ['medecins/Dr Awa.jpg', 'medecins/Dr Awa.jpg\u00a0: renommez le fichier'],
  ['loose.jpg', 'loose.jpg\u00a0: déplacez l’image dans un de ces dossiers'],
  ['vacances/mer.jpg', 'vacances/mer.jpg\u00a0: déplacez l’image dans un de ces dossiers'],
])('%s is named, with what to do', (file, problem) => {
  expect(inventoryProblems([file], {})).toEqual([expect.stringContaining(problem)]);
});

test('a line without its file is named', () => {
  expect(inventoryProblems([], { 'medecins/gone.jpg': 'Un médecin' })).toEqual([
    'medecins/gone.jpg\u00a0: l’image manque\u00a0; mettez-la dans content/pictures, ou retirez sa ligne de content/data/images.yaml',
  ]);
});

test('a blank alt text counts as none', () => {
  expect(inventoryProblems(['medecins/a.jpg'], { 'medecins/a.jpg': '  ' })).toHaveLength(1);
});

test('a portrait without its doctor is left over, another picture without its line is not', () => {
  const alts = { 'medecins/a.jpg': 'Un médecin' };
  const files = ['medecins/a.jpg', 'medecins/b.jpg', 'assureurs/c.svg', 'clinique/d.jpg'];
  expect(files.filter((file) => isLeftOver(file, alts))).toEqual([
    'medecins/b.jpg',
    'assureurs/c.svg',
  ]);
});
