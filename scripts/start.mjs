import { fileURLToPath } from 'node:url';
import { requireSupportedNode } from './bootstrap/node-version.mjs';

requireSupportedNode();

// Imported only now: an older Node could not read them, and would say so in its own words.
const { run, npm, stopOnSignal } = await import('./bootstrap/child-process.mjs');
const { installDependencies } = await import('./bootstrap/dependencies.mjs');
const { DEFAULT_PORT, choosePort, requestedPort } = await import('./bootstrap/port.mjs');
const { unreadableFile } = await import('./bootstrap/unreadable-file.mjs');
const { UserError, runMain } = await import('./bootstrap/user-error.mjs');

/** Installs what is missing, builds the site and serves it until told to stop. */
async function start() {
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  stopOnSignal();
  const requested = requestedPort(process.env.PORT);
  // Asked before the build too: a port that is taken should not cost a minute to find out.
  await choosePort(requested);
  await installDependencies(console.log);
  await build();
  // Installed by now, and not before.
  const { serve } = await import('./serve.mjs');
  const port = await choosePort(requested);
  const { url } = await serve({ directory: 'out', port });
  const otherPort = requested === undefined && port !== DEFAULT_PORT;
  const note = otherPort ? ` (le port ${DEFAULT_PORT} est déjà pris)` : '';
  console.log(`Le site est prêt : ${url}${note}. Pour l’arrêter : Ctrl+C.`);
  // From here on, being told to stop is the normal end.
  process.exitCode = 0;
}

/** Writes the exported site to `out/`; what the build says is shown only when it fails. */
async function build() {
  console.log('Construction du site…');
  const { succeeded, output } = await run(...npm(['run', 'build']));
  if (succeeded) return;
  const unreadable = unreadableFile(output);
  if (unreadable !== undefined) throw new UserError(unreadable);
  process.stderr.write(output);
  throw new UserError('La construction du site a échoué : la raison est ci-dessus.');
}

await runMain(start);
