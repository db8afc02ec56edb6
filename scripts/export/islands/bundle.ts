/** Bundles the client components for browsers, and the script of every page. */
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, type OutputFile, type Plugin } from 'esbuild';
import { contentHash } from '../../assets/content-hash';
import { classNamesOf } from '../css';
import { checkImports, type BrowserFile } from './bundle-checks';
import { externalizeDynamicImports, ownStyles } from './bundle-plugins';
import { aliases, chosenRuntime } from './runtime';

/** What wakes the islands. */
export interface IslandScripts {
  /** The text of the script in every page, which fetches the others. */
  readonly inPage: string;
  readonly files: readonly BrowserFile[];
  /** The class names that each script gives to elements, by its name; the styles of the page that it runs on must hold them. */
  readonly classNames: Readonly<Record<string, readonly string[]>>;
  /** The packages of which the scripts hold something, by name, in order. */
  readonly packages: readonly string[];
}

const inPageFile = path.resolve('scripts/export/islands/browser/in-page.ts');
const mainFile = path.resolve('components/islands/main.ts');
const runtimeFile = path.resolve('components/islands/runtime.ts');

/** The folder of the files on the site; their names change with their content. */
const folder = '/_islands/';

/** The name of a script: that of its island, where it is one. */
const nameOf = (file: string) => path.basename(file).replace(/\.\w+$/, '');

function hashed(file: string, extension: string, text: string): BrowserFile {
  const name = nameOf(file);
  return { name, href: `${folder}${name}-${contentHash(text)}.${extension}`, text };
}

/** Fetches styles before the bundle that they belong to runs. */
const linkStyles = (href: string) =>
  `await new Promise((y,n)=>{let l=document.createElement("link");l.rel="stylesheet";l.href="${href}";l.onload=y;l.onerror=n;document.head.append(l)});`;

const textOf = (outputs: readonly OutputFile[], extension: string) =>
  outputs.find((output) => output.path.endsWith(extension))?.text ?? '';

/** The packages among the files that a bundle is made of. */
const packagesIn = (inputs: readonly string[]) =>
  inputs.flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []);

interface Bundle {
  readonly script: string;
  readonly style: string;
  readonly packages: readonly string[];
}

async function bundle(file: string, plugins: Plugin[]): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: file === runtimeFile ? aliases[chosenRuntime()] : {},
    // « short » gives the names that the pages have.
    plugins: [...plugins, vanillaExtractPlugin({ identifiers: 'short' })],
  });
  return {
    script: textOf(outputFiles, '.js'),
    style: textOf(outputFiles, '.css'),
    packages: Object.values(metafile.outputs).flatMap(({ inputs }) =>
      packagesIn(Object.keys(inputs)),
    ),
  };
}

/**
 * Bundles what wakes the islands. Each dynamic import becomes one file of its own, with nothing shared but the runtime: a
 * visitor on a slow network waits for one response, not for a chain of them.
 *
 * @throws {Error} when something does not resolve, or imports what is not there
 */
export async function bundleIslands(): Promise<IslandScripts> {
  const files: BrowserFile[] = [];
  const classNames: Record<string, readonly string[]> = {};
  const packages = new Set<string>();
  const addresses = new Map<string, Promise<string>>();
  const keep = (file: BrowserFile) => {
    files.push(file);
    return file.href;
  };
  const make = async (file: string, onPage: boolean): Promise<string> => {
    const split = externalizeDynamicImports(runtimeFile, addressOf);
    const made = await bundle(file, onPage ? [split] : [split, ownStyles(file)]);
    const { script, style } = made;
    for (const name of made.packages) packages.add(name);
    if (onPage) classNames[nameOf(file)] = classNamesOf(style);
    const link = onPage || style === '' ? '' : linkStyles(keep(hashed(file, 'css', style)));
    return keep(hashed(file, 'js', link + script));
  };
  const addressOf = (file: string, entry: string) => {
    // The pages have the styles of their islands, and not of what an island fetches later.
    const onPage = [mainFile, runtimeFile].includes(file) || entry === mainFile;
    const address = addresses.get(file) ?? make(file, onPage);
    addresses.set(file, address);
    return address;
  };
  const { script } = await bundle(inPageFile, [externalizeDynamicImports(runtimeFile, addressOf)]);
  checkImports(files);
  return {
    // A classic script, which runs at its place in the page and leaves no name behind.
    inPage: `(()=>{${script.trim()}})()`,
    files,
    classNames,
    packages: [...packages].sort(),
  };
}
