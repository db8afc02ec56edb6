import {
  attributesOf,
  elementsIn,
  nodesIn,
  remove,
  textIn,
  type Document,
  type Element,
} from './tree';

const payload = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/;

function isOfNext(element: Element): boolean {
  const attributes = attributesOf(element);
  switch (element.tagName) {
    case 'script':
      return attributes.src?.startsWith('/_next/') ?? payload.test(textIn(element));
    case 'link':
      // Preloads of what is removed or inlined, and an empty « preconnect ».
      return (
        attributes.as === 'script' || attributes.as === 'style' || attributes.rel === 'preconnect'
      );
    case 'meta':
      // These tags repeat those of Open Graph, which readers of Twitter cards also accept.
      return /^twitter:(?!card$)/.test(attributes.name ?? '');
    default:
      return false;
  }
}

/** The placeholder of React's late metadata contains only comments. */
const isEmptyBoundary = (element: Element) =>
  element.tagName === 'div' &&
  attributesOf(element).hidden !== undefined &&
  element.childNodes.every(({ nodeName }) => nodeName === '#comment');

/**
 * Removes Next's scripts and the payload that they read. Throws when there is none, which means that Next has changed
 * its output.
 */
export function removeNext(page: Document): void {
  const ofNext = elementsIn(page).filter(isOfNext);
  if (!ofNext.some((element) => payload.test(textIn(element))))
    throw new Error(
      'The page has no self.__next_f script: Next writes its pages otherwise, see scripts/light/README.md',
    );
  ofNext.forEach(remove);
}

/** Removes React's comments, except in islands, whose hydration reads them. */
export function removeReactMarks(page: Document): void {
  elementsIn(page).filter(isEmptyBoundary).forEach(remove);
  const isIsland = (element: Element) => attributesOf(element)['data-island'] !== undefined;
  const kept = new Set(elementsIn(page).filter(isIsland).flatMap(nodesIn));
  for (const node of nodesIn(page))
    if (node.nodeName === '#comment' && !kept.has(node)) remove(node);
}
