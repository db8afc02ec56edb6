import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const silent = new Set(['head', 'script', 'style', 'svg', 'iframe', 'template']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function textsOf(node: Node): string[] {
  if ('value' in node) return [node.value.trim()].filter((text) => text !== '');
  const skipped = 'tagName' in node && silent.has(node.tagName);
  return skipped || !('childNodes' in node) ? [] : node.childNodes.flatMap(textsOf);
}

const isFirst = (node: Node) =>
  'attrs' in node && node.attrs.some(({ name }) => name === 'fetchpriority');

function firstPictureOf(node: Node): string {
  if (!('childNodes' in node)) return '';
  if ('tagName' in node && node.tagName === 'picture' && node.childNodes.some(isFirst))
    return serializeOuter(node).replaceAll(/ (?:class|width|height)="[^"]*"/g, '');
  return node.childNodes.map(firstPictureOf).join('');
}

/** Returns a page with only the words of `html` and the picture of its first screen. */
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
