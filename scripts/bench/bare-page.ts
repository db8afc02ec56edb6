import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const silent = new Set(['head', 'script', 'style', 'svg', 'iframe', 'template']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The texts of a page in their order, each as written between two tags. */
function textsOf(node: Node): string[] {
  if ('value' in node) return [node.value.trim()].filter((text) => text !== '');
  const skipped = 'tagName' in node && silent.has(node.tagName);
  return skipped || !('childNodes' in node) ? [] : node.childNodes.flatMap(textsOf);
}

/** A page that says the words of `html` and nothing else: the least that any page with these words can cost. */
export function barePage(html: string): string {
  const [first = '', ...rest] = textsOf(parse(html));
  const paragraphs = rest.map((text) => `<p>${escaped(text)}</p>`).join('\n');
  return `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(first)}</title></head><body>
<h1>${escaped(first)}</h1>
${paragraphs}
</body></html>
`;
}
