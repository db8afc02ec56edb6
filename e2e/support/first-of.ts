/** Returns the first entry of a list. Throws if the list is empty. */
export function firstOf<Entry>(list: readonly Entry[]): Entry {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty: there is nothing to try here');
  return first;
}
