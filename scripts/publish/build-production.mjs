/** Builds the public site in `site/`, which no other npm script writes. */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

// Otherwise an older `site/` could be published if the build stops.
rmSync('site', { recursive: true, force: true });
// A shell finds npm on Windows too (npm.cmd).
const { status } = spawnSync('npm run build', {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, DEPLOY: 'production' },
});
if (status === 0) {
  cpSync('out', 'site', { recursive: true });
  console.log('Le site est prêt pour le public : c’est le dossier site/ (docs/deploy.md).');
}
process.exitCode = status ?? 1;
