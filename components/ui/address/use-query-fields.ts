import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { replaceQuery } from './address';
import { inUtf8 } from './in-utf8';

type Field = HTMLInputElement | HTMLSelectElement;

/** Returns a choice without what a chat may have added to the address. */
type Cleaned = (choice: string) => string;

/** In ms, since fast typing could exceed the 100 changes in 30 s that Safari allows. */
const delay = 300;

const fieldsOf = (form: HTMLFormElement) =>
  ([...form.elements] as Field[]).filter(({ name }) => name !== '');

/** Returns what each field has; of radio buttons, what the chosen one has. */
const valuesIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, (value as string).trim()]),
  );

/** Fills only empty fields, to keep text typed before hydration. Ignores a choice that a list does not offer. */
function fillIn(form: HTMLFormElement, cleaned?: Cleaned): void {
  const asked = new URLSearchParams(inUtf8(location.search));
  const before = valuesIn(form);
  for (const field of fieldsOf(form)) {
    if (before[field.name]) continue;
    const value = asked.get(field.name) ?? '';
    const meant = [value, cleaned?.(value)];
    if (field instanceof HTMLSelectElement)
      field.value = [...field.options].find((option) => meant.includes(option.value))?.value ?? '';
    else if (field.type === 'radio') field.checked ||= meant.includes(field.value);
    else field.value = value.slice(0, field.maxLength);
  }
}

function writeAddress(values: Record<string, string>): void {
  const address = new URL(location.href);
  const { searchParams } = address;
  const changes = Object.entries(values).filter(
    ([name, value]) => value !== (searchParams.get(name) ?? ''),
  );
  if (changes.length === 0) return;
  for (const [name, value] of changes) {
    if (value === '') searchParams.delete(name);
    else searchParams.set(name, value);
  }
  try {
    replaceQuery(address.href);
  } catch {
    // The search works without the address.
  }
}

/**
 * Connects a search form with the query, for Back, reload and sharing. The address fills the fields (each with a
 * `name`, a text field with a `maxLength`), then follows them. `values` are trimmed, and null until hydration. `read`
 * must be called when a field changes, and returns the new values.
 */
export function useQueryFields<Name extends string>(
  cleaned?: Cleaned,
): {
  form: RefObject<HTMLFormElement | null>;
  values: Record<Name, string> | null;
  read: () => Record<Name, string> | null;
} {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Record<Name, string> | null>(null);
  const read = useCallback(() => {
    if (!form.current) return null;
    const current = valuesIn(form.current) as Record<Name, string>;
    setValues(current);
    return current;
  }, []);

  useEffect(() => {
    if (form.current) fillIn(form.current, cleaned);
    read();
  }, [read, cleaned]);

  // A layout effect, so that `pagehide` writes the last letter even if the visitor leaves at once.
  useLayoutEffect(() => {
    if (!values) return;
    const follow = () => {
      writeAddress(values);
    };
    const timer = setTimeout(follow, delay);
    addEventListener('pagehide', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', follow);
    };
  }, [values]);

  return { form, values, read };
}
