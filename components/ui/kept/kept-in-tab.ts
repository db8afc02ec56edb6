import { followEvents } from '@/components/ui/browser-value/use-browser-value';

/** Allowed values of fields that accept no others. */
type Choices = Record<string, readonly string[]>;

/**
 * Keeps texts in the tab until it closes, also after a reload or on other pages (`sessionStorage`). If the browser
 * denies storage, they last as long as the page.
 */
export function keptInTab<Texts extends { [name: string]: string | undefined }>(
  key: string,
  blank: Texts,
  choices: Choices = {},
) {
  const event = `kept-${key}`;
  let kept: Texts = { ...blank, ...stored(key, choices) };
  return {
    read: () => kept,
    follow: followEvents(event),
    keep: (change: Partial<Texts>) => {
      kept = { ...kept, ...change };
      store(key, kept, blank);
      dispatchEvent(new Event(event));
    },
  };
}

/** Validates the stored value, which an extension or an older release may have written. */
function stored(key: string, choices: Choices): object {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    return Object.fromEntries(
      Object.entries(found).filter(
        ([name, text]) =>
          typeof text === 'string' &&
          Object.entries(choices).every(([field, words]) => field !== name || words.includes(text)),
      ),
    );
  } catch {
    return {};
  }
}

function store(key: string, texts: object, blank: object): void {
  try {
    const text = JSON.stringify(texts);
    if (text === JSON.stringify(blank)) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is denied or full.
  }
}
