import type { Graph, Thing } from 'schema-dts';

/** For the page's one `<script type="application/ld+json">`. */
export function graph(...things: Exclude<Thing, string>[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things };
}
