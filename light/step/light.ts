import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import inlineScripts from '../../components/islands/inline-scripts.json';
import { island } from '../../components/islands/marks';
import { clinic } from '../../content/facts/clinic';
import { absentAddresses, moves } from '../../content/facts/site';
import { formProvider } from '../../content/model/contact/contact';
import { removeEmptyPages } from '../../scripts/publish/empty-pages';
import { writeHosts } from '../../scripts/hosts/write-hosts';
import { bundleIslands } from './bundle';
import { writeCompressed } from './compressed';
import { inlineStyles } from './inline-styles';
import { licences } from '../../scripts/publish/licences';
import { writeMovedPages } from '../../scripts/publish/moved-pages';
import { sealed } from '../worker/recognise';
import { writeWorker } from '../worker/write-worker';
import { addPageScript, fetchedAhead } from './page-script';
import { addPolicy, digest, type Allowed } from './policy';
import { htmlOf, parsePage } from './tree';
import { wordsOf } from './unused-rules';
import { removeNext, removeReactMarks } from './without-next';

const directory = 'out';

/** For the tests of the site without this step. */
const plainDirectory = '.next/plain';

const allowedWith = (inPage: string): Allowed => ({
  form: formProvider,
  map: clinic.mapEmbedUrl && new URL(clinic.mapEmbedUrl).origin,
  scripts: [inPage, fetchedAhead, ...Object.values(inlineScripts)],
});

const filesInSite = () =>
  readdirSync(directory, { encoding: 'utf8', recursive: true }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );

const read = (href: string) => readFileSync(path.join(directory, href), 'utf8');

const readScripts = () =>
  filesInSite()
    .filter((file) => /^_islands\/.*\.js$/.test(file))
    .map((file) => ({
      name: path.basename(file).split('-', 1)[0] ?? '',
      words: wordsOf(read(file)),
    }));

type Scripts = ReturnType<typeof readScripts>;

/** The script of an island, named after a component, runs only where the island is. */
const mayRunIn = (html: string, name: string) =>
  /^[a-z]/.test(name) || html.includes(`${island}="${name}"`);

function removeRemains(): void {
  for (const file of filesInSite()) {
    const isOfNext = /(^|\/)(__next\.[^/]*|index)\.txt$/.test(file);
    const isChunk = /^_next\/static\/(?!media\/).*\.(js|css|json)$/.test(file);
    if (isOfNext || isChunk) rmSync(path.join(directory, file));
  }
  // A host would serve these copies of 404.html with status 200.
  for (const copy of ['404', '_not-found'])
    rmSync(path.join(directory, copy), { recursive: true, force: true });
}

function lightPage(html: string, inPage: string, scripts: Scripts, allowed: Allowed): string {
  const page = parsePage(html);
  removeNext(page);
  removeReactMarks(page);
  const ofPage = htmlOf(page);
  const running = scripts.filter(({ name }) => mayRunIn(ofPage, name));
  inlineStyles(page, read, [wordsOf(ofPage), ...running.map(({ words }) => words)]);
  addPageScript(page, inPage);
  addPolicy(page, allowed);
  return htmlOf(page);
}

/** See light/README.md. */
async function makeLight(): Promise<void> {
  removeEmptyPages(directory, absentAddresses);
  writeHosts(directory);
  rmSync(plainDirectory, { recursive: true, force: true });
  cpSync(directory, plainDirectory, { recursive: true });
  const { inPage, packages } = await bundleIslands(directory);
  const allowed = allowedWith(inPage);
  const scripts = readScripts();
  writeHosts(directory, allowed.scripts.map(digest));
  for (const file of filesInSite().filter((name) => name.endsWith('.html'))) {
    try {
      const html = lightPage(read(file), inPage, scripts, allowed);
      writeFileSync(
        path.join(directory, file),
        await sealed(`/${file.replace(/index\.html$/, '')}`, html),
      );
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, { cause: error });
    }
  }
  removeRemains();
  writeMovedPages(directory, moves, clinic.siteUrl);
  writeFileSync(path.join(directory, 'licences.txt'), licences(packages));
  await writeWorker(directory);
  await writeCompressed(directory);
}

makeLight().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // Otherwise, a site with only some light pages could be published.
  rmSync(directory, { recursive: true, force: true });
  process.exitCode = 1;
});
