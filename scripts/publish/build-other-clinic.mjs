/** Builds the clinic of `e2e/other-clinic/` for the public, in `out-other/`, in a copy of this project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { buildDayOfTests } from '../next/build-day.mjs';

const copy = '.cache/other-clinic';

rmSync(copy, { recursive: true, force: true });
rmSync('out-other', { recursive: true, force: true });

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
  },
).split('\0');
// Turbopack takes the folder of the lock file for its root, which must hold the packages.
const isCopied = (/** @type {string} */ file) =>
  file !== '' && file !== 'package-lock.json' && !/^(content\/(data|pictures)|e2e)\//.test(file);
for (const file of files.filter(isCopied)) cpSync(file, `${copy}/${file}`);
for (const folder of ['data', 'pictures'])
  cpSync(`e2e/other-clinic/${folder}`, `${copy}/content/${folder}`, { recursive: true });

symlinkSync('../../node_modules', `${copy}/node_modules`, 'junction');

/** @type {NodeJS.ProcessEnv} */
const env = { ...process.env, BUILD_DATE: buildDayOfTests };
// The copy lacks `e2e/`, whose types its tests need; `check:types` checks them all.
delete env.CI;
const { status } = spawnSync('npm run build:production', {
  shell: true,
  stdio: 'inherit',
  cwd: copy,
  env,
});
if (status === 0) renameSync(`${copy}/site`, 'out-other');
process.exitCode = status ?? 1;
