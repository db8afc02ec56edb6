/** Renders `_headers`, for Netlify and Cloudflare Pages. */
import {
  contentTypes,
  commonHeaders,
  fileKinds,
  headersOf,
  pageKind,
  type Headers,
} from './headers';

/** One part of a `_headers` file: an address, which may end in a star, and the headers of responses there. */
export interface HeaderRule {
  readonly path: string;
  readonly headers: Headers;
}

/** What these hosts may not know, or know under an older name. */
const explicitTypes = {
  '/manifest.webmanifest': contentTypes.webmanifest,
  '/clinique.vcf': `${contentTypes.vcf}; charset=utf-8`,
} as const;

const typeOf = (path: string): Headers =>
  Object.hasOwn(explicitTypes, path)
    ? { 'Content-Type': explicitTypes[path as keyof typeof explicitTypes] }
    : {};

/**
 * The rules of a `_headers` file. `folders` are those of the site's first level that hold pages. No header is set by two
 * rules for one address: hosts would join the two values with a comma.
 */
export function headerRules(folders: readonly string[]): HeaderRule[] {
  const pages = ['/', ...folders.map((folder) => `/${folder}/*`)];
  return [
    { path: '/*', headers: commonHeaders },
    ...pages.map((path) => ({ path, headers: headersOf(pageKind) })),
    ...fileKinds.flatMap((kind) =>
      kind.paths.map((path) => ({ path, headers: { ...headersOf(kind), ...typeOf(path) } })),
    ),
  ];
}

/** The rules as Netlify and Cloudflare Pages read them. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}
