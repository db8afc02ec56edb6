import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clinic } from '../content/data/clinic';
import { sitePages } from '../content/data/site';
import { formProvider } from '../content/model/contact';
import { bundleIslands } from './light/bundle';
import { writeCompressed } from './light/compressed';
import { removeEmptyPages } from './light/empty-pages';
import { inlineStyles } from './light/inline-styles';
import { licences } from './light/licences';
import { writeWorker } from './light/offline/write-worker';
import { addPageScript } from './light/page-script';
import { addPolicy } from './light/policy';
import { htmlOf, parsePage } from './light/tree';
import { removeNext, removeReactMarks } from './light/without-next';

const directory = 'out';

/** What `next build` exported, kept for the tests of the site without this step. */
const plainDirectory = '.next/plain';

const thirdParties = {
  form: formProvider,
  map: new URL(clinic.mapEmbedUrl).origin,
};

/** The files below the exported site, by their paths on it; Windows has backslashes there. */
const filesInSite = () =>
  readdirSync(directory, { encoding: 'utf8', recursive: true }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );

const read = (href: string) => readFileSync(path.join(directory, href), 'utf8');

/** Removes what only Next's runtime reads: its scripts, its copies of the pages, and styles that are now in them. */
function removeRemains(): void {
  for (const file of filesInSite()) {
    const isOfNext = /(^|\/)(__next\.[^/]*|index)\.txt$/.test(file);
    const isChunk = /^_next\/static\/(?!media\/).*\.(js|css|json)$/.test(file);
    if (isOfNext || isChunk) rmSync(path.join(directory, file));
  }
  // Copies of 404.html, which a host would serve with status 200.
  for (const copy of ['404', '_not-found'])
    rmSync(path.join(directory, copy), { recursive: true, force: true });
}

/** The light step: makes the site that `next build` exported light (scripts/light/README.md). */
async function makeLight(): Promise<void> {
  removeEmptyPages(directory, sitePages);
  rmSync(plainDirectory, { recursive: true, force: true });
  cpSync(directory, plainDirectory, { recursive: true });
  const { inPage, packages } = await bundleIslands(directory);
  for (const file of filesInSite().filter((name) => name.endsWith('.html'))) {
    const page = parsePage(read(file));
    removeNext(page);
    removeReactMarks(page);
    inlineStyles(page, read);
    addPageScript(page, inPage);
    addPolicy(page, thirdParties);
    writeFileSync(path.join(directory, file), htmlOf(page));
  }
  removeRemains();
  writeFileSync(path.join(directory, 'licences.txt'), licences(packages));
  // It keeps the pages as they are now.
  await writeWorker(directory);
  await writeCompressed(directory);
}

makeLight().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
