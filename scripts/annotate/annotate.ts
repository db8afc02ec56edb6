/** For a GitHub workflow (docs/deploy.md): lists what a build refused or omitted. */
import { appendFileSync, readFileSync } from 'node:fs';
import { annotationsIn, stepSummaryOf } from './annotations';

const log = readFileSync(process.argv[2] ?? 'build.log', 'utf8');
for (const line of annotationsIn(log)) console.log(line);
if (process.env.GITHUB_STEP_SUMMARY !== undefined)
  appendFileSync(process.env.GITHUB_STEP_SUMMARY, stepSummaryOf(log));
