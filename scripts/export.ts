import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clinic } from '../content/data/clinic';
import { licences } from './export/licences';
import { policyOf, withPolicy } from './export/policy';
import { writeHostFiles } from './hosts';

const directory = 'out';

const others = {
  form: new URL(clinic.formEndpoint).origin,
  map: new URL(clinic.mapEmbedUrl).origin,
};

/** What the exported site needs and Next has not: it turns what `next build` wrote into what a host serves. */
function finishExport(): void {
  const files = readdirSync(directory, { encoding: 'utf8', recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = path.join(directory, file);
    const html = readFileSync(page, 'utf8');
    writeFileSync(page, withPolicy(html, policyOf(html, others)));
  }
  writeFileSync(path.join(directory, 'licences.txt'), licences());
  writeHostFiles(directory);
}

try {
  finishExport();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
