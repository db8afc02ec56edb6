/** Turns each page that Next wrote into the page that visitors get. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { islands } from '../../components/islands/islands';
import { bundleIslands } from './islands/bundle';
import { classNamesOf } from './css';
import { withGlyphs } from './glyphs';
import { elementsOf } from './html';
import { withPageScript } from './page-script';
import {
  withInlineStyles,
  withPlainAttributes,
  withoutNext,
  withoutReactMarks,
} from './without-next';
import { withShortNames, wordsOf } from './short-names';
import { policyOf, withPolicy, type ThirdParties } from './policy';
import { withoutUnusedStyles } from './unused-styles';

/** The files below a folder, by their paths on the site; Windows has backslashes there. */
const filesIn = (directory: string) =>
  readdirSync(directory, { encoding: 'utf8', recursive: true }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );

/** Takes away what only Next's runtime reads: its scripts, its copies of the pages, and styles that are now in them. */
function removeRemains(directory: string): void {
  for (const file of filesIn(directory)) {
    const isOfNext = /(^|\/)(__next\.[^/]*|index)\.txt$/.test(file);
    const isChunk = /^_next\/static\/(?!media\/).*\.(js|css|json)$/.test(file);
    if (isOfNext || isChunk) rmSync(path.join(directory, file));
  }
  // The same page as 404.html, where it would pass for one that is there.
  for (const copy of ['404', '_not-found'])
    rmSync(path.join(directory, copy), { recursive: true, force: true });
}

/** Tells, by its name, whether a script may run on a page: one of its islands, or one that every page may run. */
function scriptsOf(html: string): (name: string) => boolean {
  const here = elementsOf(html).map(({ attributes }) => attributes['data-island']);
  return (name) => !(name in islands) || here.includes(name);
}

/**
 * Turns the pages that `next build` wrote to `directory` into what visitors get: without Next's runtime, with their styles,
 * the script of their islands and their policy.
 *
 * @returns the packages that visitors get something of, by name
 * @throws {Error} when an island has a class name that no page has a look for, or a page breaks the policy
 */
export async function finishPages(
  directory: string,
  thirdParties: ThirdParties,
): Promise<readonly string[]> {
  const { inPage, files, classNames, packages } = await bundleIslands();
  const exported = filesIn(directory);
  const read = (href: string) => readFileSync(path.join(directory, href), 'utf8');
  const styles = exported.filter((file) => file.endsWith('.css')).map(read);
  const known = new Set(classNamesOf(styles.join('\n')));
  const missing = Object.values(classNames)
    .flat()
    .filter((name) => !known.has(name));
  if (missing.length > 0) throw new Error(`No page has styles for ${missing.join(', ')}`);
  for (const page of exported.filter((file) => file.endsWith('.html'))) {
    let html = withPlainAttributes(withoutReactMarks(withoutNext(read(page))));
    const mayRun = scriptsOf(html);
    const classesOfIslands = Object.keys(classNames)
      .filter(mayRun)
      .flatMap((name) => classNames[name] ?? []);
    const reserved = files.filter(({ name }) => mayRun(name)).flatMap(({ text }) => wordsOf(text));
    html = withoutUnusedStyles(withInlineStyles(html, read), classesOfIslands);
    html = withShortNames(withGlyphs(html, read), new Set(reserved));
    html = withPageScript(html, inPage);
    writeFileSync(path.join(directory, page), withPolicy(html, policyOf(html, thirdParties)));
  }
  removeRemains(directory);
  mkdirSync(path.join(directory, '_islands'), { recursive: true });
  for (const { href, text } of files) writeFileSync(path.join(directory, href), text);
  return packages;
}
