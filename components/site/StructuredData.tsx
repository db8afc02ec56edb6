import type { Graph } from 'schema-dts';

/** `<` is escaped, so that no text can close the element. */
export function StructuredData({ data }: { data: Graph }) {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
