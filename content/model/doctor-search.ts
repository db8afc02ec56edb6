/** What the doctors' page needs to know of a doctor to find one. */
export interface SearchableDoctor {
  /** As `foldName` leaves it. */
  readonly foldedName: string;
  readonly specialty: string;
}

/** What the visitor looks for; an empty string asks for nothing. */
export interface DoctorFilter {
  readonly name: string;
  readonly specialty: string;
}

/** Longest name that can be looked for, in characters; the rest of a longer one is left out. */
export const longestQuery = 80;

/** How long after the last keystroke the address follows, ms: some browsers refuse more than 100 changes in 30 s. */
export const addressDelay = 300;

/**
 * A name, or what is typed of one, without what does not tell two names apart: capitals, accents, « Dr » or
 * « Docteur » before it, spaces too many. So « dr  TRAORE » finds « Dr Awa Traoré ».
 */
export function foldName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .replace(/[\s\-.]+/gu, ' ')
    .trim();
  return plain.replace(/^(?:dr|doc(?:t(?:e(?:ur?)?)?)?)(?: |$)/, '');
}

/** Tells the doctors looked for: the name contains what is typed, and the specialty is the chosen one. */
export function doctorMatcher({
  name,
  specialty,
}: DoctorFilter): (doctor: SearchableDoctor) => boolean {
  const part = foldName(name);
  return (doctor) =>
    (specialty === '' || specialty === doctor.specialty) && doctor.foldedName.includes(part);
}

/** Whether the filter leaves anyone out. */
export function isFiltering({ name, specialty }: DoctorFilter): boolean {
  return foldName(name) !== '' || specialty !== '';
}

/** How many doctors are shown, in words: « 24 médecins », « 1 médecin »… */
export function doctorCount(count: number): string {
  if (count === 0) return 'Aucun médecin ne correspond à votre recherche.';
  const number = count.toLocaleString('fr-FR').replace(/\s/gu, '\u00a0');
  return count === 1 ? '1 médecin' : `${number}\u00a0médecins`;
}

/** The filter that an address asks for; a specialty that is not one of `specialties` is ignored. */
export function filterOf(search: string, specialties: readonly string[]): DoctorFilter {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('specialite');
  return {
    name: (parameters.get('q') ?? '').slice(0, longestQuery),
    specialty: specialties.find((specialty) => specialty === asked) ?? '',
  };
}

/** `search` with the filter written into it, and other parameters left as they are; empty when nothing remains. */
export function withFilter(search: string, { name, specialty }: DoctorFilter): string {
  const parameters = new URLSearchParams(search);
  for (const [key, value] of [
    ['q', name.trim()],
    ['specialite', specialty],
  ] as const) {
    if (value === '') parameters.delete(key);
    else parameters.set(key, value);
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
