import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate/browser';

// Judges every exported page by .htmlvalidate.json. To be run as `node --conditions=browser`: the package's code for Node,
// like its `html-validate` command, needs a newer Node than this project does; its code for browsers does not.

const site = process.argv[2] ?? 'out';
const validator = new HtmlValidate(JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')));
const pages = readdirSync(site, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.html'))
  .sort();
if (pages.length === 0) throw new Error(`There is no page in ${site}/`);

for (const page of pages) {
  const report = await validator.validateString(readFileSync(path.join(site, page), 'utf8'), page);
  for (const { line, column, message, ruleId } of report.results.flatMap(
    ({ messages }) => messages,
  )) {
    console.log(`${site}/${page}:${line}:${column} ${message} (${ruleId})`);
    process.exitCode = 1;
  }
}
