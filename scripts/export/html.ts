/** Reads a page with parse5, and replaces pieces of its text: all else stays as it was written. */
import { parse, type DefaultTreeAdapterTypes } from 'parse5';

/** A piece of a page, by offsets in its text (UTF-16 units). */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/** An element of a page, and where it is written. */
export interface HtmlElement extends Piece {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Where each attribute is written, with its name; those of an SVG too are in small letters. */
  readonly places: Readonly<Record<string, Piece>>;
  /** The text between its tags, as written; empty for an element without content. */
  readonly content: string;
}

/** A piece of a page that gives way to another text. */
export interface Replacement extends Piece {
  readonly text: string;
}

type Node = DefaultTreeAdapterTypes.Node;

const pieceOf = ({
  startOffset,
  endOffset,
}: {
  startOffset: number;
  endOffset: number;
}): Piece => ({
  start: startOffset,
  end: endOffset,
});

function elementOf(node: Node, html: string): HtmlElement[] {
  if (!('tagName' in node) || !node.sourceCodeLocation) return [];
  const { startTag, endTag, attrs = {} } = node.sourceCodeLocation;
  return [
    {
      ...pieceOf(node.sourceCodeLocation),
      name: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      places: Object.fromEntries(
        Object.entries(attrs).map(([name, location]) => [name, pieceOf(location)]),
      ),
      content: startTag && endTag ? html.slice(startTag.endOffset, endTag.startOffset) : '',
    },
  ];
}

/** Every node of a page in document order. */
function nodesOf(html: string): Node[] {
  const descend = (node: Node): Node[] => [
    node,
    ...('childNodes' in node ? node.childNodes.flatMap(descend) : []),
  ];
  return descend(parse(html, { sourceCodeLocationInfo: true }));
}

/** Every element of a page in document order, except those that the parser adds. */
export function elementsOf(html: string): HtmlElement[] {
  return nodesOf(html).flatMap((node) => elementOf(node, html));
}

/** Every comment of a page. */
export function commentsOf(html: string): Piece[] {
  return nodesOf(html).flatMap((node) =>
    node.nodeName === '#comment' && 'data' in node && node.sourceCodeLocation
      ? [pieceOf(node.sourceCodeLocation)]
      : [],
  );
}

/** The classes that the elements of a page have. */
export function classesOf(elements: readonly HtmlElement[]): string[] {
  return elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? []);
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
