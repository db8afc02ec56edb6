import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const read = (file: string) => readFileSync(file, 'utf8');

const { dependencies, devDependencies, overrides, scripts } = JSON.parse(
  read('package.json'),
) as Record<'dependencies' | 'devDependencies' | 'overrides' | 'scripts', Record<string, string>>;

const folders = ['app', 'components', 'content', 'deploy', 'docs', 'e2e', 'light', 'scripts'];

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'content/README.md'],
  'light/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

test('docs/dependencies.md has one row for each package, and for nothing else', () => {
  const rows = read('docs/dependencies.md').matchAll(/^\| (`[^|]+) \|/gm);
  const documented = [...rows].flatMap(([, packages = '']) =>
    packages.split(',').map((name) => name.replaceAll('`', '').trim()),
  );
  expect(documented.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});

test('each package is wanted in one exact version', () => {
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/** Returns the anchors that GitHub generates. */
const anchorsOf = (document: string) =>
  [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(documents)('the links of %s lead somewhere', (document) => {
  for (const [, target = '', anchor] of read(document).matchAll(
    /\]\((?!https:)([^)#]*)#?([^)]*)\)/g,
  )) {
    const file = target === '' ? document : path.join(path.dirname(document), target);
    expect([file, existsSync(file)]).toEqual([file, true]);
    if (anchor) expect(anchorsOf(file)).toContain(anchor);
  }
});

/** Files that a clinic may not have yet, and the sample's tests, which leave with it. */
const mayBeAbsent =
  /^content\/(data\/(articles\/|medecins\/|(plan|prix)\.yaml)|pictures\/(assureurs|conseils|medecins)\/)$|\.sample\.test\.tsx?$/;

const isMissing = (file: string) => !existsSync(file) && !mayBeAbsent.test(file);

test.each(documents)('the files that %s names exist', (document) => {
  const named = read(document).matchAll(
    new RegExp(`\`((?:${folders.join('|')})/[\\w./-]*)\``, 'g'),
  );
  const missing = [...named].map(([, file = '']) => file).filter(isMissing);
  expect(missing).toEqual([]);
});

const sourcesIn = (folder: string) =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => /\.(ts|tsx|mts|mjs|cjs)$/.test(name))
    .map((name) => path.join(folder, name));

test('the files that comments name exist', () => {
  const sources = folders.flatMap(sourcesIn);
  const named = new RegExp(`(?<![\\w/.-])(?:${folders.join('|')})/[\\w./-]+\\.[a-z]+\\b`, 'g');
  const missing = sources.flatMap((source) =>
    read(source)
      .split('\n')
      .filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
      .flatMap((line) => line.match(named) ?? [])
      .filter(isMissing)
      .map((file) => `${source}: ${file}`),
  );
  expect(missing).toEqual([]);
});

/** « data-own-post in own-post.ts », of the source without its comments. */
function dataAttributesOf(file: string): string[] {
  const source = read(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, '');
  const written = [...source.matchAll(/(?<![\w/-])data-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name);
  const accessed = [...source.matchAll(/\bdataset\.(\w+)/g)].map(
    ([, name = '']) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...new Set([...written, ...accessed])].map((name) => `${name} in ${file}`);
}

test('light/README.md lists each data- attribute with the file that writes and reads it', () => {
  const rows = [...read('light/README.md').matchAll(/^\| (`data-[^|]+) \|[^|]+\| (`[^|]+) \|$/gm)];
  const namesIn = (cell = '') => cell.split(',').map((name) => name.replaceAll('`', '').trim());
  const listed = rows.flatMap(([, names, files]) =>
    namesIn(names).flatMap((name) => namesIn(files).map((file) => `${name} in ${file}`)),
  );
  const sources = ['app', 'components', 'content', 'light'].flatMap((folder) =>
    sourcesIn(folder).filter((file) => !/\.test\.|_test/.test(file)),
  );
  expect(sources.flatMap(dataAttributesOf).sort()).toEqual(listed.sort());
  const others = sources.filter((file) => !listed.some((entry) => entry.endsWith(` ${file}`)));
  expect(others.filter((file) => read(file).includes('dataset'))).toEqual([]);
});

test.each(documents)('the commands that %s names exist', (document) => {
  const commands = [...read(document).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => scripts[name] === undefined)).toEqual([]);
});

test.each(documents)('the decisions that %s names exist', (document) => {
  const numbers = readdirSync('docs/decisions').map((name) => Number.parseInt(name, 10));
  for (const [, number] of read(document).matchAll(/decisions? (\d+)/gi))
    expect(numbers).toContain(Number(number));
});

test('the weights in the README are those measured', () => {
  const row = /^\| `\/` +\| [\d /]+\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|/m;
  const [, ...figures] = row.exec(read('docs/performance.md')) ?? [];
  const [light = '', lightRequests = '', plain = '', plainRequests = ''] = figures;
  expect(read('README.md')).toContain(`**${light} KB in ${lightRequests} requests**`);
  expect(read('README.md')).toContain(`${plain} KB in ${plainRequests}`);
});
