import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { clinic } from '../content/data/clinic';
import { withInlineStyles, withIslands, withoutNext } from './export/light';
import { policyOf, withPolicy } from './export/policy';
import { islands } from './islands/browser/islands';
import { bundleIslands } from './islands/bundle';
import { classNamesOf } from './islands/bundle-checks';
import { writeWorker } from './offline/write-worker';

const directory = 'out';

const others = {
  form: new URL(clinic.formEndpoint).origin,
  map: new URL(clinic.mapEmbedUrl).origin,
};

const inExport = (href: string) => path.join(directory, href);
const exported = () => readdirSync(directory, { encoding: 'utf8', recursive: true });
const readStyle = (href: string) => readFileSync(inExport(href), 'utf8');

/** Takes away what only Next's runtime reads: its scripts, its copies of the pages, and styles that now stand in them. */
function removeRemains(): void {
  for (const file of exported()) {
    const isOfNext = /(^|\/)(__next\.[^/]*|index)\.txt$/.test(file);
    const isChunk = /^_next\/static\/(?!media\/).*\.(js|css|json)$/.test(file);
    if (isOfNext || isChunk) rmSync(inExport(file));
  }
  // The same page as 404.html, where it would answer as one that is there.
  for (const copy of ['404', '_not-found']) rmSync(inExport(copy), { recursive: true });
}

/** What the exported site needs and Next has not: it turns what `next build` wrote into what a host serves. */
async function finishExport(): Promise<void> {
  const { entry, files, classNames } = await bundleIslands();
  const styles = exported().filter((file) => file.endsWith('.css'));
  const known = new Set(classNamesOf(styles.map(readStyle).join('\n')));
  const missing = classNames.filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`No page has styles for ${missing.join(', ')}`);
  for (const file of exported().filter((name) => name.endsWith('.html'))) {
    const page = inExport(file);
    const light = withInlineStyles(withoutNext(readFileSync(page, 'utf8')), readStyle);
    const html = withIslands(light, entry, Object.keys(islands));
    writeFileSync(page, withPolicy(html, policyOf(html, others)));
  }
  removeRemains();
  mkdirSync(inExport('_islands'), { recursive: true });
  for (const { href, text } of files) writeFileSync(inExport(href), text);
  // Last: it keeps the pages as they are now.
  await writeWorker(directory);
}

finishExport().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
