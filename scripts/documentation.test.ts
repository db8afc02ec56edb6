/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8');

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

test('each package is wanted in one exact version, and fetched as it was when it was chosen', () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies' | 'overrides',
    Record<string, string>
  >;
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string; integrity?: string }>;
  };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  const fetched = Object.entries(packages).filter(([place]) => place !== '');
  expect(fetched.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});

test('the links of README.md and CONTRIBUTING.md lead somewhere', () => {
  const links = (read('README.md') + read('CONTRIBUTING.md')).matchAll(/\]\((?!https:)([^)]+)\)/g);
  for (const [, file = ''] of links) expect([file, existsSync(file)]).toEqual([file, true]);
});

test('the README’s commands exist', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read('README.md').matchAll(/^npm (?:run )?(\w+)/gm)];
  expect(commands.length).toBeGreaterThan(3);
  for (const [, command = ''] of commands) expect(Object.keys(scripts)).toContain(command);
});
