import { contentTypes, everyAnswer, fileKinds, pageKind, type FileKind } from './headers';

const byPolicy = new Set([
  'Strict-Transport-Security',
  'Content-Security-Policy',
  'X-Frame-Options',
  'X-Content-Type-Options',
  'Referrer-Policy',
]);

/** A response headers policy of CloudFront, as its command line reads it, for files that others may show or not. */
export function cloudFrontPolicy(shared: boolean): string {
  const custom = {
    ...everyAnswer,
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
  };
  const [, age = ''] = /max-age=(\d+)/.exec(everyAnswer['Strict-Transport-Security'] ?? '') ?? [];
  const policy = {
    Name: shared ? 'site-shared' : 'site',
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        IncludeSubdomains: true,
        AccessControlMaxAgeSec: Number(age),
      },
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: everyAnswer['Content-Security-Policy'],
      },
      FrameOptions: { Override: true, FrameOption: everyAnswer['X-Frame-Options'] },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: everyAnswer['Referrer-Policy'] },
    },
    CustomHeadersConfig: {
      Items: Object.entries(custom)
        .filter(([name]) => !byPolicy.has(name))
        .map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}

/** A function for CloudFront's viewer requests: folders answer with their index.html, with or without the last slash. */
export function cloudFrontFunction(): string {
  return `// Made by \`npx tsx scripts/hosts.ts\`. The query is not part of \`uri\`, and stays.
function handler(event) {
  var request = event.request;
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  else if (!/\\.[^/]*$/.test(request.uri)) request.uri += '/index.html';
  return request;
}
`;
}

/** Ends of names whose type Amazon's tool may not know. */
const untold = ['avif', 'webp', 'woff2', 'webmanifest', 'vcf'] as const;

/** The lines that upload one kind of files, then once more those whose type must be told. */
function uploads({ about, paths, cache }: FileKind): string {
  const told = untold.flatMap((end) => {
    const ending = paths.filter((path) => path.endsWith(`.${end}`));
    // Only what the build names by content is of every type.
    const within = cache.includes('immutable') ? paths.map((path) => `${path}.${end}`) : ending;
    return within.length > 0 ? [put(cache, within, contentTypes[end])] : [];
  });
  return [`# ${about}`, put(cache, paths), ...told].join('\n');
}

function put(cache: string, paths: readonly string[], type?: string): string {
  const includes = paths.map((path) => `--include '${path.slice(1)}'`).join(' ');
  return `put '${cache}' --exclude '*' ${includes}${type === undefined ? '' : ` --content-type ${type}`}`;
}

/** A script that fills a bucket of S3, which keeps a type and a lifetime with each file. */
export function s3Upload(): string {
  const named = fileKinds
    .flatMap(({ paths }) => paths)
    .map((path) => `--exclude '${path.slice(1)}'`);
  const isWorker = ({ paths }: FileKind) => paths.includes('/sw.js');
  const kindsBefore = fileKinds.filter((kind) => !isWorker(kind));
  const workerKind = fileKinds.filter(isWorker);
  return `#!/bin/sh
# Made by \`npx tsx scripts/hosts.ts\` from scripts/hosts/headers.ts: change that, not this.
# \`BUCKET=name sh deploy/s3-upload.sh\` uploads out/. Pages come after the files they name, and the worker
# after the pages it keeps.
set -eu
put() { cache=$1; shift; aws s3 cp out "s3://$BUCKET" --recursive --cache-control "$cache" "$@" --exclude '*.br'; }

${kindsBefore.map(uploads).join('\n')}
# ${pageKind.about}
put '${pageKind.cache}' ${named.join(' ')} --exclude '_headers'
${workerKind.map(uploads).join('\n')}
`;
}
