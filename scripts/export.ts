import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { clinic } from '../content/data/clinic';
import { sitePages } from '../content/data/site';
import { removeEmptyPages } from './export/empty-pages';
import { licences } from './export/licences';
import { writeCompressed } from './export/compressed';
import { finishPages } from './export/finish-pages';
import { writeWorker } from './export/offline/write-worker';

const directory = 'out';

const thirdParties = {
  form: new URL(clinic.formEndpoint).origin,
  map: new URL(clinic.mapEmbedUrl).origin,
};

/** What the exported site needs and Next has not: it turns what `next build` wrote into what a host serves. */
async function finishExport(): Promise<void> {
  removeEmptyPages(directory, sitePages);
  const packages = await finishPages(directory, thirdParties);
  writeFileSync(path.join(directory, 'licences.txt'), licences(packages));
  // It keeps the pages as they are now.
  await writeWorker(directory);
  await writeCompressed(directory);
}

finishExport().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
