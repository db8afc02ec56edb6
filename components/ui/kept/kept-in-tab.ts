import { followEvents } from '@/components/ui/browser-value/use-browser-value';

/**
 * Keeps texts in the tab, over reloads and visits of other pages, until it closes (`sessionStorage`). Browsers may deny
 * it; the texts then live as long as the page.
 */
export function keptInTab<Texts extends { readonly [name: string]: string | undefined }>(
  key: string,
  blank: Texts,
) {
  const event = `kept-${key}`;
  let kept: Texts = { ...blank, ...stored(key) };
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

function stored(key: string): object {
  try {
    const found: object = JSON.parse(sessionStorage.getItem(key) ?? '{}') as object;
    return Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string'));
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
    // Denied, or full.
  }
}
