import { island } from '../../components/islands/marks';

const payload = /^\(?(self\.__next_f|globalThis\["TURBOPACK"\])/;

/** Includes a useless « preconnect » to the site itself. */
const ofNext = 'script[src^="/_next/"], link:is([as=script], [as=style], [rel=preconnect])';

/** Readers of Twitter cards also accept the Open Graph tags. */
const repeated = 'meta[name^="twitter:"]:not([name="twitter:card"])';

/** Removes Next's scripts and payload. Throws when there is none: Next has changed its output. */
export function removeNext(page: Document): void {
  const payloads = [...page.scripts].filter(({ text }) => payload.test(text));
  if (payloads.length === 0)
    throw new Error(
      'The page has no self.__next_f script: Next writes its pages otherwise, see light/README.md',
    );
  const others = page.querySelectorAll(`${ofNext}, ${repeated}`);
  for (const element of [...payloads, ...others]) element.remove();
}

/** Removes React's comments, except in islands, whose hydration reads them. */
export function removeReactMarks(page: Document): void {
  const comments = page.createNodeIterator(page, 128 /* NodeFilter.SHOW_COMMENT */);
  for (let node = comments.nextNode(); node; node = comments.nextNode())
    if (!node.parentElement?.closest(`[${island}]`)) (node as Comment).remove();
  // React reserves these elements for late metadata.
  for (const element of page.querySelectorAll('div[hidden]:empty')) element.remove();
}
