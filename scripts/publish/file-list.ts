import { readdirSync } from 'node:fs';
import path from 'node:path';
import { daysAfter, type Day } from '../../content/model/calendar/day';
import { listName, namedByContent } from '../hosts/headers';

/** A page may stay open on a phone for weeks, and then request its scripts and pictures. */
const daysKept = 60;

export interface FileList {
  files: readonly string[];
  /** For each file that pages no longer request, the day from which it may be deleted. */
  kept: ReadonlyMap<string, Day>;
}

/** Returns the paths of all files below `folder`, and that of the list. */
export function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { encoding: 'utf8', recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  return [...new Set([...found.map((file) => file.replaceAll(path.sep, '/')), listName])].sort();
}

/** Returns the text of the list: one path a line, those kept after their day. */
export const textOf = ({ files, kept }: FileList): string =>
  [...files, ...[...kept].map(([file, day]) => `${day} ${file}`)]
    .map((line) => `${line}\n`)
    .join('');

const isDayAndFile = /^(\d{4}-\d\d-\d\d) (.+)$/;

/** Matches a path inside the site that no command takes for an option. */
const isPath = /^(?!-)(?!.*\.\.)[\w.@~-]+(\/[\w.@~-]+)*$/;

/** Returns undefined for text that is not a list, such as a host's error page. */
export function listIn(text: string): FileList | undefined {
  // FileZilla ends lines as the host does.
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const kept = new Map<string, Day>();
  const files = lines.filter((line) => {
    const [, day, file] = isDayAndFile.exec(line) ?? [];
    if (file !== undefined) kept.set(file, day as Day);
    return file === undefined;
  });
  const isList = [...files, ...kept.keys()].every((file) => isPath.test(file));
  return isList && files.includes('index.html') ? { files, kept } : undefined;
}

const isNamedByContent = (file: string) =>
  namedByContent.some((folder) => `/${file}`.startsWith(folder));

/** Names a folder, with its slash, in place of its files when none is left in it. */
function byFolder(gone: readonly string[], left: readonly string[]): string[] {
  const isEmpty = (folder: string) => !left.some((file) => file.startsWith(folder));
  const names = gone.map((file) => {
    const folders = [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index + 1));
    return folders.find(isEmpty) ?? file;
  });
  return [...new Set(names)].sort();
}

/**
 * Compares the list of the site on the web with the files that replace it. Returns what to delete after the upload, and
 * what to keep for pages that are still open: files named by their content.
 */
export function whatGoes(
  before: FileList,
  files: readonly string[],
  today: Day,
): { deleted: readonly string[]; kept: ReadonlyMap<string, Day> } {
  const gone = before.files.filter((file) => !files.includes(file));
  const unused = [...before.kept].filter(([file]) => !files.includes(file));
  const laterOn = daysAfter(today, daysKept);
  const waiting = gone.filter(isNamedByContent).map((file) => [file, laterOn] as const);
  const due = unused.filter(([, day]) => day <= today).map(([file]) => file);
  const kept = new Map([...unused.filter(([, day]) => day > today), ...waiting]);
  return {
    deleted: byFolder(
      [...gone.filter((file) => !isNamedByContent(file)), ...due],
      [...files, ...kept.keys()],
    ),
    kept,
  };
}
