const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}-]/gu, '')
    .toLowerCase();

/** In letters. Shorter words are too often near to another. */
const shortestMistaken = 5;

/**
 * Whether two words are the same or, if one is long, differ by one wrong, extra or missing letter, or by two swapped
 * letters.
 */
export function isNear(typed: string, word: string): boolean {
  const { length: long } = typed.length > word.length ? typed : word;
  if (long < shortestMistaken) return typed === word;
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  const [ours, theirs] = [typed.slice(same), word.slice(same)];
  return (
    ours.slice(1) === theirs.slice(1) ||
    ours === theirs.slice(1) ||
    ours.slice(1) === theirs ||
    ours.charAt(1) + ours.charAt(0) + ours.slice(2) === theirs
  );
}

/** Prefers a path with the same last part. Undefined when no word is likely to be meant. */
export function nearest(typed: string, known: readonly string[]): string | undefined {
  const name = `/${typed.split(/\/(?=.)/).at(-1)}`;
  const inFolder = known.find((word) => word.endsWith(name));
  if (inFolder !== undefined) return inFolder;
  const near = (word: string) => isNear(plain(typed), plain(word));
  return known.find((word) => plain(typed) === plain(word)) ?? known.find(near);
}

/** Returns French advice that names the nearest known word, or else the first twelve. */
export function suggestion(typed: string, known: readonly string[]): string {
  if (known.length === 0) return 'effacez cette ligne, il n’y en a pas';
  const near = nearest(typed, known);
  if (near !== undefined) return `vouliez-vous écrire « ${near} » ?`;
  const some = known.slice(0, 12).map((word) => `« ${word} »`);
  return `écrivez ${some.join(', ')}${known.length > some.length ? '…' : ''}`;
}
