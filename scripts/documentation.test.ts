import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'content/README.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Written on demand, and not kept. */
const made = ['docs/performance.md'];

test('docs/dependencies.md has one row for each package, and for nothing else', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| (`[^|]+) \|/gm);
  const documented = [...rows].flatMap(([, packages = '']) =>
    packages.split(',').map((name) => name.replaceAll('`', '').trim()),
  );
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  expect(documented.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

test('each package is wanted in one exact version', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test.each(documents)('the links of %s lead somewhere', (document) => {
  for (const [, target = ''] of read(document).matchAll(/\]\((?!https:)([^)#]+)/g)) {
    const file = path.join(path.dirname(document), target);
    expect([file, existsSync(file)]).toEqual([file, true]);
  }
});

test.each(documents)('the files that %s names exist', (document) => {
  const folders = 'app|components|content|deploy|docs|e2e|scripts';
  const named = read(document).matchAll(new RegExp(`\`((?:${folders})/[\\w./-]*)\``, 'g'));
  const missing = [...named].map(([, file = '']) => file).filter((file) => !existsSync(file));
  expect(missing.filter((file) => !made.includes(file))).toEqual([]);
});

test('the README’s commands exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read('README.md').matchAll(/^npm (?:run )?(\w+)/gm)];
  expect(commands.length).toBeGreaterThan(3);
  for (const [, command = ''] of commands) expect(Object.keys(scripts)).toContain(command);
});
