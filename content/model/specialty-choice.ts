/** Delay before the services page scrolls to the specialty in its address (docs/requirements.md § 9), ms. */
export const arrivalDelay = 100;

/**
 * The specialty in an address (`?id=Cardiologie`), or null when it is not one of `ids`: unknown, empty, repeated or
 * hostile values are ignored (docs/requirements.md § 5). `search` is `location.search`.
 */
export function chosenSpecialty(search: string, ids: readonly string[]): string | null {
  const asked = new URLSearchParams(search).getAll('id');
  return asked.length === 1 ? (ids.find((id) => id === asked[0]) ?? null) : null;
}
