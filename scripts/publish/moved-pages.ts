import { mkdirSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { everywhere } from '../hosts/headers';

interface Move {
  from: string;
  to: string;
}

const headers = everywhere.flatMap(({ meta, value }) =>
  meta === undefined ? [] : [`\n    <meta name="${meta}" content="${value}" />`],
);

/**
 * Returns the page at an old address. Search engines take a refresh without delay for a permanent redirect, and the
 * canonical address for the page's own; `noindex` would contradict both.
 */
export const movedPage = (to: string, origin: string): string => `<!doctype html>
<html lang="fr">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'" />${headers.join('')}
    <meta http-equiv="refresh" content="0; url=${to}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Cette page a changé d’adresse</title>
    <link rel="canonical" href="${origin}${to}" />
  </head>
  <body>
    <h1>Cette page a changé d’adresse</h1>
    <p><a href="${to}">Aller à la nouvelle adresse</a></p>
  </body>
</html>
`;

/** Skips a move to a page that this build omits. */
export function writeMovedPages(directory: string, moves: readonly Move[], origin: string): void {
  const pageOf = (address: string) => path.join(directory, address, 'index.html');
  for (const { from, to } of moves.filter((move) => existsSync(pageOf(move.to)))) {
    mkdirSync(path.dirname(pageOf(from)), { recursive: true });
    writeFileSync(pageOf(from), movedPage(to, origin));
  }
}
