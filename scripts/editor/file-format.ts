import { Document, isMap, isSeq, parse, visit, type Node } from 'yaml';

const width = 100;

/** Entries with no more fields need no blank line around them. */
const compact = 3;

/** Longest text on its field's line, in characters. */
const longest = 85;

/** YAML requires quotes around these texts. */
const unclear = /^[,[\]{}#&*!|>'"%@`]|^[-?:](?:\s|$)|: |:$|\s#/u;

/** Path below `content/pictures/`. In the editor it begins with a slash. */
const picture = /^[\w-]+\/[\w.-]+\.(?:jpe?g|png|webp|svg)$/;

const isFull = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== '';

/** Also removes what is empty after `change`. */
function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withTexts(part, change)).filter(isFull);
  if (typeof value !== 'object' || value === null)
    return change(`${(value ?? '') as string | number}`);
  const fields = Object.entries(value).map(
    ([key, part]) => [key, withTexts(part, change)] as const,
  );
  return Object.fromEntries(fields.filter(([, part]) => isFull(part)));
}

/** Returns the values of a file, all as texts. Throws when it is not YAML. */
export function readFile(text: string): unknown {
  const value: unknown = parse(text, { schema: 'failsafe' });
  return withTexts(value, (part) => (picture.test(part) ? `/${part}` : part));
}

/** No line may end at these spaces. */
const glued = /(?<=«) | (?=[»:;!?])/gu;

/** Replaces these spaces while lines are folded. */
const glue = '\ue000';

const isLarge = (entry: Node): boolean =>
  isMap(entry) && (entry.items.length > compact || entry.items.some(({ value }) => isSeq(value)));

function separate(contents: Node | null): void {
  const apart = (list: unknown, isApart: (entry: Node) => boolean) => {
    if (isSeq<Node>(list) && list.items.some(isApart))
      for (const entry of list.items.slice(1)) entry.spaceBefore = true;
  };
  apart(contents, isMap);
  if (isMap(contents)) for (const { value } of contents.items) apart(value, isLarge);
}

/** Returns the text of a file, without empty values. */
export function writeFile(value: unknown): string {
  const bare = (text: string) =>
    picture.test(text.slice(1)) ? text.replace(/^\//, '') : text.trim();
  const document = new Document(withTexts(value, bare), { schema: 'failsafe' });
  visit(document, {
    Scalar: (key, node) => {
      const text = String(node.value);
      const isLong = text.length > longest && text.includes(' ');
      if (key !== 'key' && (isLong || unclear.test(text))) {
        node.type = 'BLOCK_FOLDED';
        node.value = text.replaceAll(glued, glue);
      }
    },
  });
  separate(document.contents);
  return document.toString({ lineWidth: width }).replaceAll(glue, ' ');
}
