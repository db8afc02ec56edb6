import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Not in `package.json`, since they are 220 MB. */
const packages = {
  'vnu-jar': '26.9.27',
  html_codesniffer: '2.5.1',
  '@adobe/structured-data-validator': '1.7.1',
  '@mdn/mdn-http-observatory': '1.4.8',
  '@marbec/web-auto-extractor': '2.2.1',
};

const folder = '.cache/juries';

/** Installs `packages` below `.cache/`. */
export function installTools(): void {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  execFileSync(
    'npm',
    [
      ...['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit'],
      // The Observatory’s web server, which is not run here, wants a newer Node than its scan.
      '--engine-strict=false',
      ...wanted,
    ],
    { stdio: 'ignore' },
  );
}

/** Returns the path of a file in an installed package. */
export const toolFile = (file: string): string => path.resolve(folder, 'node_modules', file);

/** Imports an installed package. */
export async function tool<Module>(name: keyof typeof packages): Promise<Module> {
  const found = createRequire(path.resolve(folder, 'package.json')).resolve(name);
  return (await import(found)) as Module;
}
