import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentTypes,
  drawings,
  encryption,
  everywhere,
  type Header,
  otherPaths,
  otherwise,
  policyWith,
  rules,
} from './headers';

const { utf8, compressed, others } = contentTypes;
const typesByExtension = Object.entries({ ...utf8, ...compressed, ...others });
const compressedTypes = Object.values({ ...utf8, ...compressed });

/** Netlify and Cloudflare Pages may not know these two types. */
function typeLine(file: string): string[] {
  const extension = path.extname(file).slice(1);
  return extension === 'webmanifest' || extension === 'vcf'
    ? [`Content-Type: ${utf8[extension]}; charset=utf-8`]
    : [];
}

const policyOfDrawings = { name: 'Content-Security-Policy', value: drawings.policy };

function headersFile(always: readonly Header[]): string {
  const lineOf = ({ name, value }: Header) => `${name}: ${value}`;
  const first = { paths: ['/*'], lines: always.map(lineOf) };
  const ofDrawings = { paths: drawings.paths, lines: [lineOf(policyOfDrawings)] };
  const differing = [...rules, { paths: otherPaths, ...otherwise }].map(
    ({ paths, cache, sharing }) => ({
      paths,
      lines: [`Cache-Control: ${cache}`, `Cross-Origin-Resource-Policy: ${sharing}`],
    }),
  );
  return [first, ofDrawings, ...differing]
    .flatMap(({ paths, lines }) =>
      paths.map((file) => [file, ...lines, ...typeLine(file)].join('\n  ')),
    )
    .join('\n\n');
}

const patternOf = (file: string) => `${file.replaceAll('.', String.raw`\.`)}$`.replace(/\*\$$/, '');

/** For nginx and Apache, without its beginning. */
const patternsOf = (paths: string[]) => `(${paths.map(patternOf).join('|')})`;

const apache = {
  otherwise: [
    `Header set Cache-Control "${otherwise.cache}"`,
    `Header set Cross-Origin-Resource-Policy "${otherwise.sharing}"`,
  ],
  rules: rules.flatMap(({ paths, cache, sharing }, index) => [
    `SetEnvIf Request_URI "^${patternsOf(paths)}" site_rule_${index}`,
    `Header set Cache-Control "${cache}" env=site_rule_${index}`,
    `Header set Cross-Origin-Resource-Policy "${sharing}" env=site_rule_${index}`,
  ]),
  drawings: [
    `SetEnvIf Request_URI "^${patternsOf(drawings.paths)}" site_drawing`,
    `Header set Content-Security-Policy "${drawings.policy}" env=site_drawing`,
  ],
  types: typesByExtension.map(([extension, type]) => `AddType ${type} .${extension}`),
  utf8: [Object.keys(utf8).join(' ')],
  compressed: [compressedTypes.join(' ')],
};

// nginx always includes HTML, and warns where it is named.
const withoutHtml = (types: string[]) => [types.filter((type) => type !== utf8.html).join(' ')];

const addHeader = ({ name, value }: Header) => `add_header ${name} "${value}" always;`;

const nginx = {
  drawings: [`"~^${patternsOf(drawings.paths)}" "${drawings.policy}";`, 'default "";'],
  encryption: [addHeader(encryption)],
  cache: [
    ...rules.map(({ paths, cache }) => `"~^\\d+ ${patternsOf(paths)}" "${cache}";`),
    `default "${otherwise.cache}";`,
  ],
  sharing: [
    ...rules.map(({ paths, sharing }) => `"~^${patternsOf(paths)}" "${sharing}";`),
    `default "${otherwise.sharing}";`,
  ],
  types: typesByExtension.map(([extension, type]) => `${type} ${extension};`),
  utf8: withoutHtml(Object.values(utf8)),
  compressed: withoutHtml(compressedTypes),
};

/** Replaces each `@name@` by its lines, with the same indentation. */
const filled = (file: string, parts: Record<string, string[]>) =>
  readFileSync(file, 'utf8').replace(/( *)@(\w+)@/g, (mark, indent: string, name: string) => {
    const lines = parts[name];
    if (!lines) throw new Error(`${file}: ${mark}`);
    return lines.map((line) => indent + line).join('\n');
  });

/**
 * Writes `_headers`, `.htaccess` and `.nginx.conf` (docs/deploy.md). `hashes` are those of all inline scripts; without
 * them, any script may run.
 */
export function writeHosts(directory: string, hashes: readonly string[] = []): void {
  const write = (file: string, text: string) => {
    writeFileSync(path.join(directory, file), text);
  };
  const always = [...everywhere, policyWith(hashes)];
  const toApache = ({ name, value }: Header) => `Header always set ${name} "${value}"`;
  const ofServers = { ...apache, everywhere: always.map(toApache) };
  write('_headers', `# Written by the build.\n\n${headersFile(always)}\n`);
  write('.htaccess', filled('deploy/apache.htaccess', ofServers));
  write(
    '.nginx.conf',
    filled('deploy/nginx.conf', { ...nginx, everywhere: always.map(addHeader) }),
  );
}
