/** How long the services page waits before it scrolls to the specialty asked for (docs/requirements.md § 9), ms. */
export const arrivalDelay = 100;

/**
 * The specialty that an address asks for (`?id=Cardiologie`), or null when it asks for none of `ids`: unknown,
 * empty, repeated or hostile values are ignored (docs/requirements.md § 5). `search` is `location.search`.
 */
export function chosenSpecialty(search: string, ids: readonly string[]): string | null {
  const asked = new URLSearchParams(search).getAll('id');
  return asked.length === 1 ? (ids.find((id) => id === asked[0]) ?? null) : null;
}
