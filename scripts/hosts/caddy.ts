import {
  contentTypes,
  errorCache,
  everyAnswer,
  fileKinds,
  headersOf,
  pageKind,
  strictTransport,
  utf8Types,
} from './headers';

const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const headerLines = (headers: Readonly<Record<string, string>>, depth: number) =>
  Object.entries(headers)
    .map(([name, value]) => `${'\t'.repeat(depth)}${name} ${quoted(value)}`)
    .join('\n');

function kinds(): string {
  return fileKinds
    .map(
      (kind, index) => `
	# ${kind.about}
	@kind${index} path ${kind.paths.join(' ')}
	header @kind${index} {
${headerLines(headersOf(kind), 2)}
	}`,
    )
    .join('\n');
}

function types(): string {
  const utf8: readonly string[] = utf8Types;
  return Object.entries(contentTypes)
    .map(([end, type]) => {
      const value = utf8.includes(type) ? `${type}; charset=utf-8` : type;
      return `	@${end} path *.${end}\n	header @${end} Content-Type ${quoted(value)}`;
    })
    .join('\n');
}

function answers(): string {
  return `	header {
${headerLines(everyAnswer, 2)}
	}

	# Caddy sets the headers of a more exact address first: what is for all others must say which.
	@pages not path ${fileKinds.flatMap(({ paths }) => paths).join(' ')}
	header @pages {
${headerLines(headersOf(pageKind), 2)}
	}
${kinds()}

${types()}`;
}

/** A Caddy configuration of the site (Caddy 2.6 and newer): `domain` without its `www.`, `root` the folder of the site. */
export function caddyfile(domain: string, root: string): string {
  return `# Made by \`npx tsx scripts/hosts.ts\` from scripts/hosts/headers.ts: change that, not this. docs/deploy.md says how.

${domain} {
	header Strict-Transport-Security ${quoted(strictTransport)}
	redir https://www.${domain}{uri} 301
}

www.${domain} {
	root * ${root}
	# Brotli comes from files that the build makes (page.html.br): Caddy itself compresses with gzip and zstd only.
	encode zstd gzip

${answers()}

	# With or without its last slash a page answers at once, its query kept.
	@refused path_regexp ^/(404|_not-found)(/|$)|^/404\\.html$|^/_headers$|\\.br$|/\\.
	error @refused 404
	try_files {path} {path}/index.html
	file_server {
		precompressed br gzip
	}

	handle_errors {
		header Cache-Control "${errorCache}"
		header Content-Type "text/html; charset=utf-8"
		encode zstd gzip
		rewrite * /404.html
		file_server
	}
}
`;
}
