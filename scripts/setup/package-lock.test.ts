import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  version: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** As Node resolves it: in the nearest node_modules above. */
function isFoundFrom(place: string, name: string): boolean {
  const inside = path.posix.join(place, 'node_modules', name);
  if (inside in packages) return true;
  if (place === '' || place === '.') return false;
  return isFoundFrom(path.posix.dirname(place), name);
}

// npm omits optional packages that the registry lacks, and `npm ci` then refuses the lock.
test('the lock has the optional packages of every system', () => {
  const asked = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [place, name] as const),
  );
  expect(asked.length).toBeGreaterThan(50);
  const missing = asked.filter(([place, name]) => !isFoundFrom(place, name));
  expect(missing).toEqual([]);
});

test('the lock has the fingerprint of every package', () => {
  const fetched = Object.entries(packages).filter(([place]) => place !== '');
  expect(fetched.filter(([, { integrity }]) => integrity === undefined)).toEqual([]);
});
