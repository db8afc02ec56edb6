import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** An element of a page, and where its text is in the file (offsets in UTF-16 units). */
export interface HtmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly start: number;
  readonly end: number;
  /** The text between its tags, as written; empty for an element without content. */
  readonly content: string;
}

/** A piece of a page that gives way to another text. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Node = DefaultTreeAdapterTypes.Node;

function elementOf(node: Node, html: string): HtmlElement[] {
  if (!('tagName' in node) || !node.sourceCodeLocation) return [];
  const { startOffset, endOffset, startTag, endTag } = node.sourceCodeLocation;
  return [
    {
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      start: startOffset,
      end: endOffset,
      content: startTag && endTag ? html.slice(startTag.endOffset, endTag.startOffset) : '',
    },
  ];
}

function descend(node: Node, html: string): HtmlElement[] {
  const children = 'childNodes' in node ? node.childNodes : [];
  return [...elementOf(node, html), ...children.flatMap((child) => descend(child, html))];
}

/** Every element of a page in document order, but those that only the standard adds. */
export function elementsOf(html: string): HtmlElement[] {
  return descend(parse(html, { sourceCodeLocationInfo: true }), html);
}

/** Returns a function that tells whether an offset of the page is in an island, whose script expects the HTML as rendered. */
export function islandsAmong(elements: readonly HtmlElement[]): (offset: number) => boolean {
  const islands = elements.filter(({ attributes }) => 'data-island' in attributes);
  return (offset) => islands.some(({ start, end }) => start < offset && offset < end);
}

/**
 * The page with some pieces replaced; every other character stays as it was.
 *
 * @throws {RangeError} when two pieces overlap
 */
export function replaceIn(html: string, replacements: readonly Replacement[]): string {
  let done = '';
  let from = 0;
  for (const { start, end, text } of [...replacements].sort((a, b) => a.start - b.start)) {
    if (start < from) throw new RangeError(`Two replacements overlap at ${String(start)}`);
    done += html.slice(from, start) + text;
    from = end;
  }
  return done + html.slice(from);
}
