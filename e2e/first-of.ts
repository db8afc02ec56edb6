/** The first of a list, which the sample content fills. Throws when it is empty. */
export function firstOf<Entry>(list: readonly Entry[]): Entry {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty: there is nothing to try here');
  return first;
}
