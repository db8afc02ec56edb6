const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the number of letters to add, omit, replace or swap (optimal string alignment). */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** One letter in eight: « Neurologie » and « Urologie » differ by two letters, and are different facts. */
const isTypingError = (off: number, { length }: string) =>
  off <= Math.max(1, length / 8) && off < length / 2;

/** Prefers a path with the same last part. Undefined when no word is likely to be meant. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const name = `/${typed.split(/\/(?=.)/).at(-1)}`;
  const inFolder = known.find((word) => word.endsWith(name));
  if (inFolder !== undefined) return inFolder;
  const ranked = known
    .map((word) => ({ word, off: distance(plain(typed), plain(word)) }))
    .toSorted((one, other) => one.off - other.off);
  const [best] = ranked;
  return best && isTypingError(best.off, typed) ? best.word : undefined;
}

/** Returns French advice that names the nearest known word, or else the first twelve. */
export function suggestion(typed: string, known: readonly string[]): string {
  if (known.length === 0) return 'effacez cette ligne, il n’y en a pas';
  const near = nearest(typed, known);
  if (near !== undefined) return `vouliez-vous écrire « ${near} » ?`;
  const some = known.slice(0, 12).map((word) => `« ${word} »`);
  return `écrivez ${some.join(', ')}${known.length > some.length ? '…' : ''}`;
}
