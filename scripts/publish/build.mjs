/**
 * Builds the site: `build.mjs [--quick] [--public] [--day 2026-11-01] [step…]`. `--public` writes `site/`, which no other
 * npm script writes. Every step gets the same day: today, unless `--day` gives one.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    public: { type: 'boolean', default: false },
    day: { type: 'string', default: new Date().toISOString() },
  },
});

/** @type {Record<string, string>} */
const steps = {
  assets: `npm run --silent assets${values.quick ? ' -- --quick' : ''}`,
  next: 'next build',
  light: 'npm run --silent light',
  plain: 'npm run --silent plain',
};

/** @type {NodeJS.ProcessEnv} */
const env = {
  ...process.env,
  BUILD_DATE: values.day,
  ...(values.public && { DEPLOY: 'production' }),
};

/** Of `assets`: it has printed the faults of the content. */
const contentFaults = [2, 3];

// Otherwise an older `site/` could be published if the build stops.
if (values.public) rmSync('site', { recursive: true, force: true });

for (const name of positionals.length > 0 ? positionals : ['assets', 'next', 'light']) {
  // A shell finds npm on Windows too (npm.cmd).
  const { status } = spawnSync(steps[name] ?? '', { shell: true, stdio: 'inherit', env });
  if (status === 0) continue;
  if (!contentFaults.includes(status ?? 1))
    console.error(
      'Ce n’est pas votre faute\u00a0: le site n’a pas pu être construit, et ce que vous avez écrit n’y est pour rien. Copiez tout ce qui est écrit au-dessus, et envoyez-le avec le dossier content/ à la personne qui a installé ce site.',
    );
  process.exit(status ?? 1);
}

if (values.public) {
  cpSync('out', 'site', { recursive: true });
  console.log('Le site est prêt pour le public\u00a0: c’est le dossier site/ (docs/deploy.md).');
}
