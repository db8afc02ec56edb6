import { readFileSync } from 'node:fs';
import {
  LineCounter,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import type { ValuePath } from '../fields/finding';
import { withoutUnseen } from '../fields/typed';

export interface Fault {
  /** « medecins/awa-traore.yaml » */
  file: string;
  line: number;
  /** In French, without a full stop. */
  sentence: string;
}

/** Every scalar is a string. */
export interface YamlFile {
  file: string;
  value: unknown;
  faults: readonly Fault[];
  /** From 1; of the nearest ancestor when the value is missing. */
  lineOf: (path: ValuePath) => number;
}

const badStart =
  'un texte ne commence pas par ce signe, ou se met à la ligne, décalé, après « >- » (voyez les autres textes)';
const noColon =
  'il manque deux-points après le nom du champ, comme dans « name: Awa » ; la suite d’un texte se décale';

/** By error code of the parser `yaml`. */
const sentences: Record<string, string> = {
  BAD_INDENT: 'alignez cette ligne sur ses voisines ; dans une liste, chacune commence par « - »',
  BAD_SCALAR_START: badStart,
  BLOCK_AS_IMPLICIT_KEY:
    'un texte qui contient « : » se met à la ligne, décalé, après « >- » (voyez les autres textes)',
  DUPLICATE_KEY: 'ce champ est écrit deux fois : gardez-en un',
  MISSING_CHAR: noColon,
  MULTILINE_IMPLICIT_KEY: noColon,
  TAB_AS_INDENT: 'remplacez la tabulation du début de la ligne par des espaces',
};

const slips: readonly (readonly [RegExp, string])[] = [
  [/^[<=>]{7}/, 'deux versions se sont croisées ici : gardez-en une, et effacez ces signes'],
  [/^(?:[^:]*: +|\s*- +)(?:[*&!%@`[\]{}]|"[^"]*" *\S)/, badStart],
  [/^\s*(?:- )?\w+:[^ ]/, 'mettez une espace après les deux-points'],
];

const noBracket =
  'il manque un crochet ; écrivez plutôt la liste sans crochets : une ligne par élément, décalée, après « - »';

/** Reports an unclosed quote at its own line, not at the end of the file. */
function syntaxFault(code: string, message: string, line: number, lines: readonly string[]) {
  const [, quote] = /closing (["'])quote/.exec(message) ?? [];
  if (quote !== undefined) {
    const opened = lines.findIndex((text) => text.split(quote).length % 2 === 0);
    return { line: opened + 1, sentence: 'il manque un guillemet à la fin du texte' };
  }
  if (/^\[\]\s*$/.test(lines[0] ?? ''))
    return { line: 1, sentence: 'effacez « [] » avant d’écrire' };
  if (/ end with (?:a )?[\]}]/.test(message)) return { line, sentence: noBracket };
  const text = lines[line - 1] ?? '';
  const [, slip] = slips.find(([shown]) => shown.test(text)) ?? [];
  // If the line contains the colon, or no second « : », the indentation is wrong.
  const misplaced =
    sentences[code] === noColon
      ? /\w: /.test(text)
      : code === 'BLOCK_AS_IMPLICIT_KEY' && !/: .*: /.test(text);
  const meant = misplaced ? 'BAD_INDENT' : code;
  return {
    line,
    sentence:
      slip ??
      sentences[meant] ??
      'cette ligne ne se lit pas : vérifiez les guillemets, les deux-points et le décalage',
  };
}

/** French puts a space before « : ». */
const nameOf = (key: unknown): string => String(key).trim();

/**
 * Replaces special spaces and line ends by plain spaces, except after a number: « 37,5 °C ». Word's bullets become « • ». Text pasted from phones, Word and web pages contains them.
 */
const asTyped = (source: string): string =>
  withoutUnseen(source)
    .replace(/[\v\f\u0085\u2028\u2029]/gu, ' ')
    .replace(/[\uf0a7\uf0b7]/gu, '•')
    .replace(/(?<=\d)([\u00a0\u202f])(?=[\d(°\p{L}])|\p{Zs}/gu, (_, afterNumber?: string) =>
      afterNumber === undefined ? ' ' : '\u00a0',
    );

/** UTF-8 read as Windows-1252, ends of lines, and HTML entities. In capitals, « JOÃO » and « CAFÉ » are correct. */
const foreign: readonly (readonly [RegExp, string])[] = [
  [
    /\ufffd|Ã[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|Â[\u00a0-\u00bf]|Å[“’¸]|â€./u,
    'les accents ne se lisent pas : enregistrez le fichier en UTF-8, et retapez ceux qui ont changé',
  ],
  [
    /\r(?![^]*\n)(?<!\n[^]*)/u,
    'les lignes finissent comme sur un très vieil ordinateur (CR) : enregistrez le fichier avec des fins de ligne « LF »',
  ],
  [/&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/iu, 'un code de page web : tapez le signe lui-même'],
];

/** An empty field counts as missing. */
function valueOf(node: unknown): unknown {
  if (isSeq(node)) return node.items.map(valueOf);
  if (isMap(node)) {
    const fields = node.items.map(({ key, value }) => [nameOf(key), valueOf(value)] as const);
    return Object.fromEntries(fields.filter(([, value]) => value !== ''));
  }
  // The editor writes escapes in quoted text, which are characters only once parsed.
  return isScalar(node) && typeof node.value === 'string' ? asTyped(node.value) : '';
}

/** Matches control, private-use and unassigned characters, which no font draws. */
const unprintable = /[^\P{C}\t\n\r]/u;

const codeOf = (sign: string) => sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');

/** Matches a note in a text of several lines, but not « #144# », a code of the telephone. */
const noteInText = /\n[^\S\n]*(#)(?=[\s\p{L}])/u;

const notRead =
  'ce qui suit « # » ne serait pas lu : ôtez-le, ou mettez le texte à la ligne, décalé, après « >- »';
const publishedNote =
  'cette note serait publiée avec le texte : ôtez la ligne qui commence par « # »';

/** Finds notes and signs that YAML accepts, but would drop from a text or publish with it. */
function faultsOfTexts(document: Document, source: string): { at: number; sentence: string }[] {
  const faults: { at: number; sentence: string }[] = [];
  const Scalar = (_: unknown, { value, comment, range }: Scalar) => {
    const [start = 0, end = 0] = range ?? [];
    if (comment) faults.push({ at: start, sentence: notRead });
    const note = noteInText.exec(source.slice(start, end));
    if (note) faults.push({ at: start + note.index + note[0].length, sentence: publishedNote });
    const [sign] = unprintable.exec(asTyped(String(value))) ?? [];
    if (sign === undefined) return;
    const sentence = `un signe de ce texte ne se voit pas (U+${codeOf(sign)}) : effacez-le, ou retapez le texte`;
    faults.push({ at: start, sentence });
  };
  const Node = (_: unknown, node: Node) => {
    if (isAlias(node) || node.anchor || node.tag?.startsWith('!'))
      faults.push({ at: node.range?.[0] ?? 0, sentence: badStart });
  };
  visit(document, { Node });
  visit(document, { Scalar });
  return faults;
}

function startOf(document: Document, place: ValuePath): number | undefined {
  const parent = document.getIn(place.slice(0, -1), true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => nameOf(key) === place.at(-1))
    : undefined;
  const node = (pair ? pair.key : document.getIn(place, true)) as Node | undefined;
  return node?.range?.[0];
}

/** YAML 1.2. Every value stays as typed: `no`, `12:30`, `0800`, `+223…`. */
export function yamlFile(file: string, path: string): YamlFile {
  const written = readFileSync(path, 'utf8');
  const source = asTyped(written);
  const counter = new LineCounter();
  const document = parseDocument(source, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => Math.max(1, counter.linePos(offset).line);
  const lineOf = (place: ValuePath): number => {
    const start = startOf(document, place);
    if (start !== undefined) return lineAt(start);
    return place.length === 0 ? 1 : lineOf(place.slice(0, -1));
  };
  for (const [sign, sentence] of foreign) {
    const found = sign.exec(written);
    if (!found) continue;
    const line = written.slice(0, found.index).split('\n').length;
    const fault = {
      file,
      line,
      sentence: found[0] === '\r' ? sentence : `« ${found[0]} » : ${sentence}`,
    };
    return { file, value: undefined, faults: [fault], lineOf };
  }
  // One mistake may cause several errors.
  const [error] = [...document.errors, ...document.warnings];
  const faults = error
    ? [syntaxFault(error.code, error.message, lineAt(error.pos[0]), source.split('\n'))]
    : faultsOfTexts(document, source).map(({ at, sentence }) => ({ line: lineAt(at), sentence }));
  return {
    file,
    value: valueOf(document.contents),
    faults: faults.map((fault) => ({ file, ...fault })),
    lineOf,
  };
}
