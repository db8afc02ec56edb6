import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { contentHash } from '../content-hash';
import { checkImports, classNamesOf, type BrowserFile } from './bundle-checks';
import { apart, ownStyles } from './bundle-plugins';

/** What wakes the islands. */
export interface IslandScripts {
  /** The text of the script that stands in every page, and brings the others. */
  readonly inPage: string;
  readonly files: readonly BrowserFile[];
  /** The class names that islands use, which the pages' own styles must hold. */
  readonly classNames: readonly string[];
}

const inPageFile = path.resolve('scripts/islands/browser/in-page.ts');
const mainFile = path.resolve('scripts/islands/browser/main.ts');
const reactFile = path.resolve('scripts/islands/browser/react.ts');

/** Where the files stand on the site; their names change with what they hold. */
const folder = '/_islands/';

function hashed(file: string, extension: string, text: string): BrowserFile {
  const name = path.basename(file).replace(/\.\w+$/, '');
  return { href: `${folder}${name}-${contentHash(text)}.${extension}`, text };
}

/** Fetches styles before the bundle that they belong to runs. */
const linkStyles = (href: string) =>
  `await new Promise((y,n)=>{let l=document.createElement("link");l.rel="stylesheet";l.href="${href}";l.onload=y;l.onerror=n;document.head.append(l)});`;

const textOf = (outputs: readonly OutputFile[], extension: string) =>
  outputs.find((output) => output.path.endsWith(extension))?.text ?? '';

async function bundle(file: string, plugins: Plugin[]): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [file],
    outdir: 'out',
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    // « short » gives the names that the pages have.
    plugins: [...plugins, vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return { script: textOf(outputFiles, '.js'), style: textOf(outputFiles, '.css') };
}

/**
 * Bundles what wakes the islands. Each dynamic import becomes one file of its own, with nothing shared but React: a
 * visitor on a slow network waits for one answer, not for a chain of them.
 *
 * @throws {Error} when something does not resolve, or imports what is not there
 */
export async function bundleIslands(): Promise<IslandScripts> {
  const files: BrowserFile[] = [];
  const styles: string[] = [];
  const addresses = new Map<string, Promise<string>>();
  const keep = (file: BrowserFile) => {
    files.push(file);
    return file.href;
  };
  const make = async (file: string, onPage: boolean): Promise<string> => {
    const split = apart(reactFile, addressOf);
    const { script, style } = await bundle(file, onPage ? [split] : [split, ownStyles(file)]);
    if (onPage) styles.push(style);
    const link = onPage || style === '' ? '' : linkStyles(keep(hashed(file, 'css', style)));
    return keep(hashed(file, 'js', link + script));
  };
  const addressOf = (file: string, entry: string) => {
    // The pages have the styles of their islands, and not of what an island fetches later.
    const onPage = [mainFile, reactFile].includes(file) || entry === mainFile;
    const address = addresses.get(file) ?? make(file, onPage);
    addresses.set(file, address);
    return address;
  };
  const { script } = await bundle(inPageFile, [apart(reactFile, addressOf)]);
  checkImports(files);
  return {
    // A classic script, which runs where it stands, and leaves no name behind.
    inPage: `(()=>{${script.trim()}})()`,
    files,
    classNames: classNamesOf(styles.join('\n')),
  };
}
