import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { foldLetters } from '../model/search/fold';
import { frenchFault } from './french-faults';
import { brokenReferences, type Known } from './references';
import { yamlFile, type Fault, type ValuePath, type YamlFile } from './yaml-file';

interface Read {
  readonly source: YamlFile;
  readonly schema: z.ZodType;
}

const wellNamed = /^[\w-]+\.yaml$/;
const howToName =
  'renommez le fichier : lettres sans accent, chiffres et tirets, puis « .yaml » ; ou effacez-le';
const notRead = 'aucune page ne lit ce fichier : corrigez son nom ou sa place, ou effacez-le';

/** An absent file, without a fault, since the schema decides whether the file is required. */
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

/** Name of the list entry that has a fault, as the beginning of a message; may be empty. */
function entryName(value: unknown, [first]: ValuePath): string {
  if (!Array.isArray(value) || typeof first !== 'number') return '';
  const entry = value[first] as Readonly<Record<string, unknown>> | undefined;
  const field = namingFields.find((name) => typeof entry?.[name] === 'string');
  return field ? `« ${String(entry?.[field]).slice(0, 60)} » : ` : '';
}

function faultIn(source: YamlFile, place: ValuePath, sentence: string): Fault {
  const { file, value, lineOf } = source;
  return { file, line: lineOf(place), sentence: entryName(value, place) + sentence };
}

/** At most one fault per place. */
function misfits(source: YamlFile, issues: readonly z.core.$ZodIssue[]): Fault[] {
  const found = issues.map((issue) => ({
    place: [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])],
    message: issue.message,
  }));
  const places = found.map(({ place }) => place.join('.'));
  return found
    .filter((_, index) => places.indexOf(places[index] ?? '') === index)
    .map(({ place, message }) => faultIn(source, place, message));
}

/** Reads the files of a folder and collects their faults; a value with a fault must not be used. */
export class ContentReader {
  readonly #root: string;
  readonly #faults: Fault[] = [];
  readonly #read: Read[] = [];
  readonly #asked = new Set<string>();

  /** @param root the folder of the files: `content/data` */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Reads one file. Returns undefined for a file that is absent or has a fault, although the type says so only for
   * optional files.
   */
  file<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
    this.#asked.add(file);
    const address = path.join(this.#root, file);
    const source = existsSync(address) ? yamlFile(file, address) : missing(file);
    this.#faults.push(...source.faults);
    if (source.faults.length > 0) return undefined as z.output<Schema>;
    this.#read.push({ source, schema });
    const result = schema.safeParse(source.value, { error: frenchFault });
    if (!result.success) this.#faults.push(...misfits(source, result.error.issues));
    return result.data as z.output<Schema>;
  }

  /** Reads all files of a folder, each with its name without `.yaml`, in the order of names. */
  folder<Schema extends z.ZodType>(folder: string, schema: Schema): [string, z.output<Schema>][] {
    return this.namesIn(folder).map((name) => [name, this.file(`${folder}/${name}.yaml`, schema)]);
  }

  /**
   * Names of files, without `.yaml`. Reports unfit names, and leaves them out. The folder may be absent, because Git
   * keeps no empty folder.
   */
  namesIn(folder: string): string[] {
    const address = path.join(this.#root, folder);
    const files = (existsSync(address) ? readdirSync(address) : []).filter(
      (file) => !file.startsWith('.'),
    );
    for (const file of files.filter((name) => !wellNamed.test(name)))
      this.#faults.push({ file: `${folder}/${file}`, line: 1, sentence: howToName });
    return files.filter((file) => wellNamed.test(file)).map((file) => file.replace('.yaml', ''));
  }

  /** The texts of all fields named `field` in the files whose paths begin with `start`. */
  textsOf(start: string, field: string): string[] {
    return this.#read
      .filter(({ source: { file } }) => file.startsWith(start))
      .flatMap(({ source: { value } }) => textsIn(value, field));
  }

  /** Reports references to entries that do not exist. Call once all files are read. */
  checkReferences(known: Known): void {
    for (const { source, schema } of this.#read)
      for (const { path: place, sentence } of brokenReferences(schema, source.value, known))
        this.#faults.push(faultIn(source, place, sentence));
  }

  /** Reports unread files of the folder itself, except code. Call once all files are read. */
  checkUnread(): void {
    const files = readdirSync(this.#root).filter(
      (file) => !['', '.ts'].includes(path.extname(file)) && !this.#asked.has(file),
    );
    for (const file of files) this.#faults.push({ file, line: 1, sentence: notRead });
  }

  /** Adds a fault that only shows when several files are compared. */
  report(file: string, place: ValuePath, sentence: string): void {
    for (const { source } of this.#read.filter((read) => read.source.file === file))
      this.#faults.push(faultIn(source, place, sentence));
  }

  /** Reports values of `fields` that occur twice in a folder or a list; case and accents are ignored. */
  checkUnique(start: string, fields: readonly string[]): void {
    const entries = this.#read
      .filter(({ source }) => source.file.startsWith(start))
      .flatMap(({ source }) => entriesOf(source));
    for (const field of fields) {
      const seen = new Map<string, string>();
      for (const { source, place, entry } of entries) {
        const value = entry[field];
        if (typeof value !== 'string') continue;
        const before = seen.get(foldLetters(value));
        const sentence = `« ${value.slice(0, 60)} » est déjà « ${field} » dans ${before}`;
        if (before === undefined) seen.set(foldLetters(value), source.file);
        else this.#faults.push(faultIn(source, [...place, field], sentence));
      }
    }
  }

  /** The faults found, sorted by file and line. */
  get faults(): readonly Fault[] {
    return this.#faults.toSorted(
      (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
    );
  }
}

/** The entries of a list, or the file as a whole. */
function entriesOf(source: YamlFile) {
  const list = Array.isArray(source.value) ? (source.value as unknown[]) : undefined;
  const values = list?.map((value, index) => [value, [index]] as const) ?? [
    [source.value, []] as const,
  ];
  return values.flatMap(([value, place]) =>
    typeof value === 'object' && value !== null
      ? [{ source, place: place as ValuePath, entry: value as Readonly<Record<string, unknown>> }]
      : [],
  );
}
