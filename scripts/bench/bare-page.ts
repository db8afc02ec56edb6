import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const silent = new Set(['head', 'script', 'style', 'svg', 'iframe', 'template']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The texts of a page in their order, each as written between two tags. */
function textsOf(node: Node): string[] {
  if ('value' in node) return [node.value.trim()].filter((text) => text !== '');
  const skipped = 'tagName' in node && silent.has(node.tagName);
  return skipped || !('childNodes' in node) ? [] : node.childNodes.flatMap(textsOf);
}

const isFirst = (node: Node) =>
  'attrs' in node && node.attrs.some(({ name }) => name === 'fetchpriority');

/** The `<picture>` of the first screen, which is asked for before all others, as wide as the page; empty where there is none. */
function firstPictureOf(node: Node): string {
  if (!('childNodes' in node)) return '';
  if ('tagName' in node && node.tagName === 'picture' && node.childNodes.some(isFirst))
    return serializeOuter(node).replaceAll(/ (?:class|width|height)="[^"]*"/g, '');
  return node.childNodes.map(firstPictureOf).join('');
}

/**
 * A page that says the words of `html`, shows the picture of its first screen, and nothing else: the least that any page with both
 * can cost.
 */
export function barePage(html: string): string {
  const document = parse(html);
  const [first = '', ...rest] = textsOf(document);
  const paragraphs = rest.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  return `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(first)}</title></head><body>
<h1>${escaped(first)}</h1>
${firstPictureOf(document)}${paragraphs}
</body></html>
`;
}
