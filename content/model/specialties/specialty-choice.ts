/** Delay before the services page scrolls to the specialty in its address (docs/requirements.md § 9), ms. */
export const arrivalDelay = 100;

/**
 * The specialty in `location.search` (`?id=Cardiologie`), or null for a value that is repeated or not one of `ids`
 * (docs/requirements.md § 5).
 */
export function chosenSpecialty(search: string, ids: readonly string[]): string | null {
  const asked = new URLSearchParams(search).getAll('id');
  return asked.length === 1 ? (ids.find((id) => id === asked[0]) ?? null) : null;
}
