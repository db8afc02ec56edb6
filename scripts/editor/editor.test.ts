import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { withoutUnseen } from '../../content/fields/typed';
import { content, readContent } from '../../content/reader/content';
import { yamlFile } from '../../content/reader/yaml-file';
import { newFolder } from '../../e2e/support/folders';
import { configOf, forms, repositoryOf } from './config';
import type { Field } from './fields';
import { readFile, writeFile } from './file-format';
import { inFrench, missingWords, type Words } from './words';

const { collections, singletons } = forms();

const data = 'content/data';
const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.yaml'));

const within = (field: Field): Field[] => {
  const { fields = [], field: single } = field as { fields?: Field[]; field?: Field };
  return [field, ...[...fields, ...(single ? [single] : [])].flatMap(within)];
};

const fields = [...collections, ...singletons].flatMap((part) => part.fields.flatMap(within));

describe('the forms of the editor', () => {
  it.each(files)('%s has one', (file) => {
    const places = [
      ...collections.map(({ folder }) => `${String(folder)}/`),
      ...singletons.map(({ file: own }) => String(own)),
    ];
    expect(places.filter((place) => `${data}/${file}`.startsWith(place))).toHaveLength(1);
  });

  it('have date pickers, lists of references, and picture uploads', () => {
    const widgets = Object.fromEntries(fields.map(({ name, widget }) => [name, widget]));
    expect(widgets).toMatchObject({
      du: 'datetime',
      au: 'datetime',
      le: 'datetime',
      remplacant: 'relation',
      specialties: 'relation',
      image: 'image',
      jour: 'datetime',
    });
  });

  it('say in French what they reject', () => {
    for (const { name, pattern } of fields) {
      if (!Array.isArray(pattern)) continue;
      const [expression = '', sentence = ''] = pattern as string[];
      expect([name, sentence]).toEqual([name, expect.stringMatching(/\p{Ll}{3}/u)]);
      expect(() => new RegExp(expression.slice(1, -2), 'u')).not.toThrow();
    }
  });
});

describe('the words of Sveltia CMS', () => {
  const wordsOf = (language: string) =>
    JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${language}.json`, 'utf8')) as Words;
  const wordAt = (words: Words, key: string) =>
    key
      .split('.')
      .reduce<string | Words | undefined>(
        (at, part) => (typeof at === 'object' ? at[part] : undefined),
        words,
      );
  const variables = (word: unknown) => String(word).match(/\{\$\w+/g) ?? [];
  const [english, french] = [wordsOf('en-US'), wordsOf('fr')];

  it.each(Object.entries(missingWords))('%s is missing in its French', (key, word) => {
    expect(wordAt(english, key)).toEqual(expect.any(String));
    expect(wordAt(french, key)).toBeUndefined();
    expect(wordAt(inFrench(french), key)).toBe(word);
    expect(new Set(variables(word))).toEqual(new Set(variables(wordAt(english, key))));
  });

  it('stay as they are otherwise', () => {
    expect(inFrench(french)).toMatchObject(french);
  });
});

describe('a file that the editor has read and written', () => {
  it('has the same values as before', () => {
    const folder = path.join(newFolder(), 'data');
    cpSync(data, folder, { recursive: true });
    for (const file of files)
      writeFileSync(
        path.join(folder, file),
        writeFile(readFile(readFileSync(path.join(folder, file), 'utf8'))),
      );
    expect(readContent(folder, 'content/pictures', new Date('2026-11-25')).content).toEqual(
      content,
    );
  });

  it('keeps every text as it was typed', () => {
    const file = path.join(newFolder(), 'a.yaml');
    const words = [
      'no',
      '12:30',
      '0800',
      '+223',
      '-',
      '?',
      '#1 a',
      '« a : b »',
      "l'a",
      '- a',
      'a:',
      '*',
    ];
    // « &amp; » and « # a » are refused on purpose: content/reader/content.test.ts.
    const anything = fc.string().filter((text) => !/&.*;|#[\s\p{L}]/u.test(text));
    const typed = fc.oneof(fc.constantFrom(...words), fc.lorem({ maxCount: 40 }), anything);
    const printed = (text: string) => withoutUnseen(text).replaceAll(/\s+/g, ' ').trim();
    fc.assert(
      fc.property(fc.array(typed, { minLength: 1 }), (texts) => {
        const full = texts.filter((text) => text.trim() !== '');
        writeFileSync(file, writeFile({ rows: texts.map((is) => ({ is })), last: 'z' }));
        const { faults, value } = yamlFile('a.yaml', file);
        expect(faults).toEqual([]);
        const { rows = [] } = value as { rows?: { is: string }[] };
        expect(rows.map(({ is }) => printed(is))).toEqual(full.map(printed));
      }),
    );
  });

  it('has the same lines if nothing was changed', () => {
    const text = `openingNote: >-
  La nuit, le dimanche et les jours de fête, un médecin est là. Il vous reçoit, et il vous répond
  « entrez » : venez donc.
availableServices:
  - title: Pédiatrie
    linkId: Pediatrie
    icon: pediatrie
    text: Votre enfant est reçu jour et nuit.

  - title: Laboratoire
    linkId: Laboratoire
    icon: laboratoire
    text: Les analyses se font jour et nuit.
absences:
  - du: 2026-12-20
    au: 2027-01-03
  - du: 2027-02-01
    au: 2027-02-02
`;
    expect(writeFile(readFile(text))).toBe(text);
  });

  it('has neither what was left empty, nor the slash before a picture', () => {
    const form = { name: 'Dr Awa', absences: [], verifie: { par: '', le: null }, ordre: 3 };
    expect(writeFile({ ...form, image: '/medecins/awa.webp' })).toBe(
      'name: Dr Awa\nordre: 3\nimage: medecins/awa.webp\n',
    );
    expect(readFile('image: medecins/awa.webp')).toEqual({ image: '/medecins/awa.webp' });
    expect(writeFile([])).toBe('[]\n');
  });
});

test('the repository is one line', () => {
  expect(repositoryOf('github:clinique/site@main')).toEqual({
    host: 'github',
    name: 'clinique/site',
    branch: 'main',
  });
  const { backend, ...others } = configOf(repositoryOf('gitlab:groupe/clinique/site'), true);
  expect(backend).toMatchObject({ name: 'gitlab', repo: 'groupe/clinique/site' });
  expect(others).toMatchObject({ publish_mode: 'editorial_workflow' });
  expect(() => repositoryOf('clinique/site')).toThrow('EDITOR_REPOSITORY');
});
