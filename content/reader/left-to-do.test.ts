/** @jest-environment node */
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newFolder } from '../../e2e/support/folders';
import { readContent } from './content';

const now = new Date('2026-11-30');
const mark = 'verifie: { par: Awa Keita, le: 2026-11-28 }\n';

function sample(): string {
  const folder = newFolder();
  cpSync('content/data', folder, { recursive: true });
  return folder;
}

const read = (folder: string) => readContent(folder, 'content/pictures', now);

/** Returns « file, line, sentence ». */
const toVerify = (folder: string, start: string) =>
  read(folder)
    .toVerify.filter(({ file }) => file.startsWith(start))
    .map(({ line, sentence }) => `${line}, ${sentence}`);

test('each fact without « verifie » is named, with its line', () => {
  const folder = sample();
  expect(toVerify(folder, 'clinique.yaml')).toContain('1, name, « Polyclinique Le Fleuve »');
  expect(toVerify(folder, 'assurances.yaml')).toContain('1, « SOMAGEP »');
  appendFileSync(
    path.join(folder, 'chiffres.yaml'),
    '- value: 40\n  label: à compléter par nous\n',
  );
  expect(toVerify(folder, 'chiffres.yaml').at(-1)).toMatch(/« 40 »$/);
});

test.each(['clinique.yaml', 'assurances.yaml', 'infos-pratiques.yaml', 'medecins/salif-togo.yaml'])(
  'one line at the head of %s verifies all of it',
  (name) => {
    const folder = sample();
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const own = text.replace(/^ *verifie:.*\n/gm, '');
    writeFileSync(file, own);
    const before = toVerify(folder, name).filter((line) => !line.includes('est signé'));
    expect(before.length).toBeGreaterThan(0);
    writeFileSync(file, (own.startsWith('-') ? '- ' : '') + mark + own);
    expect(toVerify(folder, name).filter((line) => !line.includes('est signé'))).toEqual([]);
  },
);

test('an example that is signed is still named, at its line', () => {
  const folder = sample();
  const file = path.join(folder, 'clinique.yaml');
  writeFileSync(file, mark + readFileSync(file, 'utf8'));
  expect(toVerify(folder, 'clinique.yaml')).toContainEqual(
    expect.stringMatching(/^10, « \+22300000001 » est signé, mais c’est encore un exemple/),
  );
});

test('the line that verifies a file is not a doctor’s signature', () => {
  const folder = sample();
  const file = path.join(folder, 'urgences.yaml');
  writeFileSync(file, mark + readFileSync(file, 'utf8'));
  const { emergencies } = read(folder).content;
  expect(emergencies.emergency.confirmed).toBe('oui');
  expect(emergencies.situations.filter(({ signed }) => signed)).toEqual([]);
});

test('the lines of a list that is signed at once are still its own', () => {
  const folder = sample();
  const file = path.join(folder, 'chiffres.yaml');
  writeFileSync(
    file,
    `- ${mark}- value: 12\n  label: médecins\n- value: douze mille cent\n  label: lits\n`,
  );
  expect(() => read(folder)).toThrow(/chiffres\.yaml, ligne\s4\s:/);
});
