import { existsSync, readdirSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rules from '../../.dependency-cruiser.cjs';

// Judges who imports whom, in the working directory, by the rules of .dependency-cruiser.cjs. The `depcruise` command
// would do as well, but needs a newer Node than this project does.

const { forbidden = [], options } = rules;
const folders = ['app', 'components', 'content', 'e2e', 'scripts'].filter((folder) =>
  existsSync(folder),
);
const settings = readdirSync('.').filter(
  (file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.d.ts'),
);

const { output } = await cruise(
  [...folders, ...settings],
  { ...options, ruleSet: { forbidden }, validate: true },
  undefined,
  { tsConfig: extractTsConfig('tsconfig.json') },
);
if (typeof output === 'string')
  throw new Error('dependency-cruiser gave text where an object was asked for');

for (const { rule, from, to } of output.summary.violations) {
  const comment = forbidden.find(({ name }) => name === rule.name)?.comment ?? '';
  console.log(`${from === to ? from : `${from} → ${to}`}\n  ${rule.name}: ${comment}`);
}
process.exitCode = output.summary.violations.length === 0 ? 0 : 1;
