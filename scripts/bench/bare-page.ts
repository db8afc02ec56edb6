import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { writeCompressed } from '../../light/step/compressed';

type Node = DefaultTreeAdapterTypes.Node;

const silent = new Set(['head', 'script', 'style', 'svg', 'iframe', 'template']);

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const telephoneOf = (node: Node) =>
  'attrs' in node && node.attrs.find(({ value }) => value.startsWith('tel:'))?.value;

function textsOf(node: Node): string[] {
  if ('value' in node) return [escaped(node.value.trim())].filter((text) => text !== '');
  const telephone = telephoneOf(node);
  if (telephone) return [`<a href="${telephone}">${telephone}</a>`];
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

/** Returns a page with only the words of `html`, its telephones as links, and the picture of its first screen. */
function barePage(html: string): string {
  const document = parse(html);
  const [first = '', ...rest] = textsOf(document);
  const paragraphs = rest.map((text) => `<p>${text}</p>`).join('\n');
  return `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${first}</title></head><body>
<h1>${first}</h1>
${firstPictureOf(document)}${paragraphs}
</body></html>
`;
}

/** Writes the bare pages of the export, with its pictures. */
export async function writeBarePages(directory: string, pages: readonly string[]): Promise<void> {
  for (const page of pages) {
    mkdirSync(path.join(directory, page), { recursive: true });
    const html = readFileSync(path.join('out', page, 'index.html'), 'utf8');
    writeFileSync(path.join(directory, page, 'index.html'), barePage(html));
  }
  await writeCompressed(directory);
  symlinkSync(path.resolve('out/images'), path.join(directory, 'images'));
}
