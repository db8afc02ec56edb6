/**
 * Builds the clinic of `e2e/other-clinic/` for the public, in `out-other/`: in a copy of this project, as a clinic
 * would, today. The days in its content move by whole weeks, so that those to come are to come.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { daysAfter, weeksBetween, type Day } from '../../content/model/calendar/day';

const copy = '.cache/other-clinic';

/** The days in `e2e/other-clinic/`, and in its visits, are those of a build in this week. */
const writtenFor = '2026-11-30';

rmSync(copy, { recursive: true, force: true });
rmSync('out-other', { recursive: true, force: true });

const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  { encoding: 'utf8' },
).split('\0');
// Turbopack takes the folder of the lock file for its root, which must hold the packages.
const isCopied = (file: string) =>
  file !== '' && file !== 'package-lock.json' && !/^(content\/(data|pictures)|e2e)\//.test(file);
for (const file of files.filter(isCopied)) cpSync(file, `${copy}/${file}`);
for (const folder of ['data', 'pictures'])
  cpSync(`e2e/other-clinic/${folder}`, `${copy}/content/${folder}`, { recursive: true });

const today = new Date().toISOString().slice(0, 'yyyy-MM-dd'.length) as Day;
const weeks = weeksBetween(writtenFor, today);
for (const entry of readdirSync(`${copy}/content/data`, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = path.join(entry.parentPath, entry.name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/\b20\d\d-\d\d-\d\d\b/g, (day) => daysAfter(day as Day, 7 * weeks)),
  );
}

symlinkSync('../../node_modules', `${copy}/node_modules`, 'junction');

const env = { ...process.env };
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
