/** How the editor reads and writes a file of `content/data/`: every value is a text, written as the staff would by hand. */
import { Document, isMap, isSeq, parse, visit, type Node } from 'yaml';

/** Width of a line, in characters. */
const width = 100;

/** A longer text is on lines of its own, in characters. */
const longest = 85;

/** What YAML would put in quotes. */
const unclear = /^[,[\]{}#&*!|>'"%@`]|^[-?:](?:\s|$)|: |:$|\s#/u;

/** The path of a picture below `content/pictures/`; the editor knows it by its address, with a slash before. */
const picture = /^[\w-]+\/[\w.-]+\.(?:jpe?g|png|webp|svg)$/;

const isFull = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== '';

/** Changes every text of a value, and leaves out what is then empty. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withTexts(part, change)).filter(isFull);
  if (typeof value !== 'object' || value === null)
    return change(`${(value ?? '') as string | number}`);
  const fields = Object.entries(value).map(
    ([key, part]) => [key, withTexts(part, change)] as const,
  );
  return Object.fromEntries(fields.filter(([, part]) => isFull(part)));
}

/** What the form shows of a file. Throws where it is no YAML. */
export function readFile(text: string): unknown {
  const value: unknown = parse(text, { schema: 'failsafe' });
  return withTexts(value, (part) => (picture.test(part) ? `/${part}` : part));
}

/** The file of what the form holds, without what is empty in it. */
export function writeFile(value: unknown): string {
  const bare = (text: string) =>
    picture.test(text.slice(1)) ? text.replace(/^\//, '') : text.trim();
  const document = new Document(withTexts(value, bare), { schema: 'failsafe' });
  visit(document, {
    Scalar: (key, node) => {
      const text = String(node.value);
      const isLong = text.length > longest && text.includes(' ');
      if (key !== 'key' && (isLong || unclear.test(text))) node.type = 'BLOCK_FOLDED';
    },
  });
  if (isSeq<Node>(document.contents))
    for (const entry of document.contents.items.slice(1)) entry.spaceBefore = isMap(entry);
  return document.toString({ lineWidth: width });
}
