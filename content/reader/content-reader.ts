import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { shortened } from '../fields/typed';
import { isLeftover } from '../fields/leftovers';
import { foldLetters } from '../model/search/words';
import {
  brokenReferences,
  futureDays,
  markedIn,
  uniqueTexts,
  type Known,
  type Marked,
} from './references';
import { goneFields, goneFiles } from './gone';
import { signedFile } from './signed-file';
import { toVerifyIn, type ToVerify } from './left-to-do';
import { yamlFile, type Fault, type YamlFile } from './yaml-file';
import type { Finding, ValuePath } from '../fields/finding';

/** Without `stops`, the text may be right. */
interface Judgement {
  sentence: string;
  stops: boolean;
}

type Judge = (text: string, place: ValuePath) => Judgement | undefined;

interface Read {
  source: YamlFile;
  schema: z.ZodType;
  texts: readonly Marked[];
}

const wellNamed = /^[\w-]+\.yaml$/;
const howToName =
  'renommez le fichier : lettres sans accent, chiffres et tirets, puis « .yaml » ; ou effacez-le';
const notRead = 'aucune page ne lit ce fichier : corrigez son nom ou sa place, ou effacez-le';

/** The schema decides whether a file is required. */
const missing = (file: string): YamlFile => ({
  file,
  value: undefined,
  faults: [],
  lineOf: () => 1,
});

function textsIn(value: unknown, field: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === field && typeof part === 'string' ? [part] : textsIn(part, field),
  );
}

const namingFields = ['nom', 'name', 'title', 'id', 'what', 'term'];

function entryName(value: unknown, [first]: ValuePath): string {
  if (!Array.isArray(value) || typeof first !== 'number') return '';
  const entry = value[first] as Record<string, unknown> | undefined;
  const field = namingFields.find((name) => typeof entry?.[name] === 'string');
  return field ? `« ${shortened(String(entry?.[field]), 60)} » : ` : '';
}

function faultIn(source: YamlFile, place: ValuePath, sentence: string): Fault {
  const { file, value, lineOf } = source;
  return { file, line: lineOf(place), sentence: entryName(value, place) + sentence };
}

const placed = (source: YamlFile, findings: readonly Finding[]): Fault[] =>
  findings.map(({ path: place, sentence }) => faultIn(source, place, sentence));

function misfits(source: YamlFile, issues: readonly z.core.$ZodIssue[]): Fault[] {
  const gone = goneFields[source.file] ?? {};
  const found = issues.flatMap((issue) => {
    const { path: place, message } = issue;
    if (issue.code !== 'unrecognized_keys') return [{ place, message }];
    const sentences = message.split('\n');
    return issue.keys.map((key, index) => ({
      place: [...place, key],
      message: gone[key] ?? sentences[index] ?? message,
    }));
  });
  const places = found.map(({ place }) => place.join('.'));
  return found
    .filter((_, index) => places.indexOf(places[index] ?? '') === index)
    .map(({ place, message }) => faultIn(source, place, message));
}

/** A value with a fault must not be used. Call the checks once all files are read. */
export class ContentReader {
  readonly #root: string;
  readonly #faults: Fault[] = [];
  readonly #remarks: Fault[] = [];
  readonly #read: Read[] = [];
  readonly #asked = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns undefined for a file with a fault, whatever the type says. */
  file<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    this.#asked.add(file);
    const address = path.join(this.#root, file);
    const read = existsSync(address) ? yamlFile(file, address) : missing(file);
    this.#faults.push(...read.faults);
    if (read.faults.length > 0) return undefined as z.output<Schema>;
    const source = signedFile(read, schema);
    this.#read.push({ source, schema, texts: markedIn(schema, source.value) });
    const result = schema.safeParse(source.value);
    if (!result.success) this.#faults.push(...misfits(source, result.error.issues));
    return result.data as z.output<Schema>;
  }

  /** Names have no `.yaml`. */
  folder<Schema extends z.ZodType>(folder: string, schema: Schema): [string, z.output<Schema>][] {
    return this.namesIn(folder).map((name) => [name, this.file(`${folder}/${name}.yaml`, schema)]);
  }

  /** Reports unfit names. Git keeps no empty folder, so it may be absent. */
  namesIn(folder: string): string[] {
    const address = path.join(this.#root, folder);
    const files = (existsSync(address) ? readdirSync(address) : []).filter(
      (file) => !isLeftover(file),
    );
    for (const file of files.filter((name) => !wellNamed.test(name)))
      this.#faults.push({ file: `${folder}/${file}`, line: 1, sentence: howToName });
    return files.filter((file) => wellNamed.test(file)).map((file) => file.replace('.yaml', ''));
  }

  /** Returns undefined for a file that cannot be read. */
  idsIn(file: string): string[] | undefined {
    const isRead = this.#read.some(({ source }) => source.file === file);
    return isRead ? this.textsOf(file, 'id') : undefined;
  }

  textsOf(start: string, field: string): string[] {
    return this.#read
      .filter(({ source: { file } }) => file.startsWith(start))
      .flatMap(({ source: { value } }) => textsIn(value, field));
  }

  /** Reports a missing entry once, with all places that name it. */
  checkReferences(known: Known): void {
    const byEntry = new Map<string, Fault[]>();
    for (const { source, texts } of this.#read)
      for (const { path: place, sentence } of brokenReferences(texts, known)) {
        const same = byEntry.get(sentence) ?? [];
        byEntry.set(sentence, [...same, faultIn(source, place, sentence)]);
      }
    for (const [first, ...others] of byEntry.values()) {
      if (!first) continue;
      const places = others.map(({ file, line }) => `${file}, ligne ${line}`).join(' ; ');
      const also = places && ` ; de même dans ${places}`;
      this.#faults.push({ ...first, sentence: first.sentence + also });
    }
  }

  /** Reports what `judge` returns for a text. */
  checkTexts(judge: Judge): void {
    for (const { source } of this.#read)
      for (const { path: place, sentence, stops } of judgedIn(source.value, judge))
        (stops ? this.#faults : this.#remarks).push(faultIn(source, place, sentence));
  }

  /** Reports days after `today` that should be past. */
  checkDays(today: string): void {
    this.#check((texts) => futureDays(texts, today));
  }

  #check(find: (texts: readonly Marked[]) => Finding[]): void {
    for (const { source, texts } of this.#read) this.#faults.push(...placed(source, find(texts)));
  }

  checkUnread(): void {
    const files = readdirSync(this.#root).filter(
      (file) => path.extname(file) !== '' && !isLeftover(file) && !this.#asked.has(file),
    );
    for (const file of files)
      this.#faults.push({ file, line: 1, sentence: goneFiles[file] ?? notRead });
  }

  /** Adds faults that only show when several files are compared. */
  report(file: string, findings: readonly Finding[]): void {
    this.#faults.push(...this.#placed(file, findings));
  }

  /** Adds remarks: content that may be right but should be checked. */
  remark(file: string, findings: readonly Finding[]): void {
    this.#remarks.push(...this.#placed(file, findings));
  }

  /** Returns what nobody has verified, file by file. */
  get toVerify(): (Fault & Pick<ToVerify, 'isExample'>)[] {
    return this.#read.flatMap(({ source, schema }) =>
      toVerifyIn(schema, source.value).map(({ path: place, sentence, isExample }) => ({
        file: source.file,
        line: source.lineOf(place),
        sentence,
        isExample,
      })),
    );
  }

  #placed(file: string, findings: readonly Finding[]): Fault[] {
    return this.#read
      .filter(({ source }) => source.file === file)
      .flatMap(({ source }) => placed(source, findings));
  }

  /** Reports what is repeated in a list or folder, whatever its case and accents. */
  checkUnique(): void {
    const places = new Map<string, string>();
    for (const { source, texts } of this.#read)
      for (const { path: place, value } of uniqueTexts(texts)) {
        const { file, lineOf } = source;
        const field = String(place.at(-1));
        const list = place.length === 1 ? [path.dirname(file)] : [file, ...place.slice(0, -2)];
        const key = [...list, field, foldLetters(value)].join();
        const before = places.get(key);
        const sentence = `« ${shortened(value, 60)} » est déjà « ${field} » dans ${before}`;
        if (before === undefined) places.set(key, `${file}, ligne ${lineOf(place)}`);
        else this.#faults.push(faultIn(source, place, sentence));
      }
  }

  get faults(): readonly Fault[] {
    return inOrder(this.#faults);
  }

  get remarks(): readonly Fault[] {
    return inOrder(this.#remarks);
  }
}

function judgedIn(
  value: unknown,
  judge: Judge,
  place: ValuePath = [],
): (Judgement & { path: ValuePath })[] {
  if (typeof value === 'string') {
    const judgement = judge(value, place);
    return judgement ? [{ ...judgement, path: place }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    judgedIn(part, judge, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

const inOrder = (faults: readonly Fault[]) =>
  faults.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
