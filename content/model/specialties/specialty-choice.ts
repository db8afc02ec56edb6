import { withoutLastSigns } from '../search/words';

/** Ms before the page scrolls (docs/requirements.md § 9). */
export const arrivalDelay = 100;

/** Returns null for a value that is repeated or unknown (docs/requirements.md § 5). */
export function chosenSpecialty(search: string, ids: readonly string[]): string | null {
  const [asked = '', ...others] = new URLSearchParams(search).getAll('id');
  return others.length === 0 ? (ids.find((id) => id === withoutLastSigns(asked)) ?? null) : null;
}
