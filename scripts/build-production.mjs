/**
 * Builds the site for the public and copies it to `site/`. No other npm script writes `site/`, so that the
 * public never sees placeholders.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';

// Removed first, so that no older `site/` can be published if the build stops.
rmSync('site', { recursive: true, force: true });
// Through a shell, which finds npm on Windows too (npm.cmd).
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
