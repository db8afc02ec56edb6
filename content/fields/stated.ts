/** « non » marks a fact that may be invented. */
export type Confirmed = 'oui' | 'non';

export type Stated<Fact> = Fact & { confirmed: Confirmed };

/** Returns all entries, or only the confirmed ones in a public build. */
export function shownEntries<Entry extends { confirmed: Confirmed }>(
  entries: readonly Entry[],
  isPublic: boolean,
): Entry[] {
  return entries.filter(({ confirmed }) => !isPublic || confirmed === 'oui');
}

/** Like `shownEntries`, for the fields of an object. */
export function shownFields<Fields extends Record<string, { confirmed: Confirmed }>>(
  fields: Fields,
  isPublic: boolean,
): Partial<Fields> {
  const entries = Object.entries(fields).filter(
    ([, field]) => shownEntries([field], isPublic).length > 0,
  );
  return Object.fromEntries(entries) as Partial<Fields>;
}

export type Values<Fields> = {
  readonly [Field in keyof Fields]: Fields[Field] extends { is: infer Value } | undefined
    ? Value
    : never;
};

/** Returns the facts without their marks. */
export function valuesOf<Fields extends Record<string, { is: unknown }>>(
  fields: Fields,
): Values<Fields> {
  const entries = Object.entries(fields).map(([field, { is }]) => [field, is]);
  return Object.fromEntries(entries) as Values<Fields>;
}

const namingFields = ['name', 'nom', 'title', 'heading', 'value'];

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(inOneLine).join(', ');
}

/** Returns a name of a fact, or else all that it says. */
export function labelOf(fact: Record<string, unknown>): string {
  const named = { ...(typeof fact.is === 'object' && fact.is), ...fact };
  const field = namingFields.find((name) => typeof named[name] === 'string');
  if (field !== undefined) return inOneLine(named[field]);
  return inOneLine(
    Object.entries(fact).flatMap(([name, part]) => (name === 'confirmed' ? [] : [part])),
  );
}

/** Returns true when nothing in `value` has « non ». */
export function isConfirmed(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const isOwn = !('confirmed' in value) || value.confirmed === 'oui';
  return isOwn && Object.values(value).every(isConfirmed);
}

/** Returns undefined for an unconfirmed or missing fact. */
export const whenConfirmed = <Value>(fact?: Stated<{ is: Value }>): Value | undefined =>
  fact?.confirmed === 'oui' ? fact.is : undefined;

/** Returns a sentence for every page of an unconfirmed site. */
export function sampleSentence(examples: readonly string[]): string {
  const which = new Intl.ListFormat('fr').format(examples) || 'certaines informations';
  return `Site de démonstration\u00a0: ${which} ${examples.length === 1 ? 'à titre d’exemple' : 'sont des exemples'}`;
}
