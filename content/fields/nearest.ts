/** Levenshtein distance. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1];
    for (const [column, against] of other.split('').entries())
      next.push(
        Math.min(
          (row[column] ?? 0) + (letter === against ? 0 : 1),
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Prefers a path with the same last part. Undefined when no word is near. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const name = `/${typed.split(/\/(?=.)/).at(-1)}`;
  const inFolder = known.find((word) => word.endsWith(name));
  if (inFolder !== undefined) return inFolder;
  const ranked = known
    .map((word) => ({ word, off: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.off - other.off);
  const [best] = ranked;
  return best && best.off <= Math.max(2, typed.length / 3) ? best.word : undefined;
}

/** Names the nearest known word, or the first twelve. */
export function suggestion(typed: string, known: readonly string[]): string {
  if (known.length === 0) return 'effacez cette ligne, il n’y en a pas';
  const near = nearest(typed, known);
  if (near !== undefined) return `vouliez-vous écrire « ${near} » ?`;
  const some = known.slice(0, 12).map((word) => `« ${word} »`);
  return `écrivez ${some.join(', ')}${known.length > some.length ? '…' : ''}`;
}
