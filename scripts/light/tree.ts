import {
  defaultTreeAdapter,
  html as spec,
  parse,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

/** A page. */
export type Document = DefaultTreeAdapterTypes.Document;
/** An element of a page. */
export type Element = DefaultTreeAdapterTypes.Element;
/** Any child node. */
export type Node = DefaultTreeAdapterTypes.ChildNode;

/** The tree of a page. */
export const parsePage = (html: string): Document => parse(html);

/** The HTML of a page. */
export function htmlOf(page: Document): string {
  // The no-break space takes two bytes, and its entity six.
  return serialize(page).replaceAll('&nbsp;', '\u00a0');
}

/** Every descendant of a node, in document order. */
export function nodesIn(parent: DefaultTreeAdapterTypes.ParentNode): Node[] {
  return parent.childNodes.flatMap((node) => [
    node,
    ...('childNodes' in node ? nodesIn(node) : []),
  ]);
}

/** Every element of a page, in document order. */
export const elementsIn = (page: Document): Element[] =>
  nodesIn(page).filter((node): node is Element => 'tagName' in node);

/** The attributes of an element, by lower-case name. */
export const attributesOf = (element: Element): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

/** Sets an attribute, or removes it when `value` is undefined. */
export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attribute) => attribute.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

/** The text directly inside an element, as in a script or a style. */
export const textIn = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Removes a node from its page. */
export const remove = (node: Node): void => {
  defaultTreeAdapter.detachNode(node);
};

/** A new element. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): Element {
  const attrs = Object.entries(attributes).map(([key, value]) => ({ name: key, value }));
  const element = defaultTreeAdapter.createElement(name, spec.NS.HTML, attrs);
  if (text !== '') defaultTreeAdapter.insertText(element, text);
  return element;
}

/** Puts nodes after another one, in their order. */
export function insertAfter(place: Element, nodes: readonly Element[]): void {
  const siblings = place.parentNode?.childNodes ?? [];
  const next = siblings[siblings.indexOf(place) + 1];
  for (const node of nodes) {
    if (!place.parentNode) return;
    if (next) defaultTreeAdapter.insertBefore(place.parentNode, node, next);
    else defaultTreeAdapter.appendChild(place.parentNode, node);
  }
}

/** A read-only view of an element. */
export interface ReadElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  /** The text of a script or a style; the inner HTML of other elements. */
  readonly content: string;
}

/** Every element of some HTML in document order. */
export function elementsOf(html: string): ReadElement[] {
  return elementsIn(parsePage(html)).map((element) => ({
    name: element.tagName,
    attributes: attributesOf(element),
    content: serialize(element),
  }));
}
