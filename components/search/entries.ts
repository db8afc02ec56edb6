import type { SearchEntry, SearchKind } from '@/content/model/search/search-entries';

/** The title and the address are those of the link inside; `shownData` marks what else is read in the item. */
export const entryData = ({ kind, says, words, parts, said }: SearchEntry) =>
  ({
    'data-says': kind === 'Prix' ? undefined : says,
    'data-words': words || undefined,
    'data-parts': parts || undefined,
    'data-said': said,
  }) as const;

/** Attributes of the element whose text is the kind, or for a price the amount. */
export const shownData = ({ kind }: SearchEntry) =>
  kind === 'Prix' ? { 'data-amount': '' } : { 'data-kind': '' };

export function entriesIn(list: HTMLElement): SearchEntry[] {
  const shown = list.querySelectorAll<HTMLElement>('[data-kind], [data-amount]');
  return [...shown].map(({ dataset, textContent, parentElement }) => {
    const link = parentElement?.querySelector('[href]');
    return {
      title: link?.textContent ?? '',
      href: link?.getAttribute('href') ?? '',
      ...(dataset.amount === undefined
        ? { kind: textContent as SearchKind }
        : { kind: 'Prix', says: textContent }),
      ...(parentElement?.dataset as unknown as Omit<SearchEntry, 'title' | 'href' | 'kind'>),
    };
  });
}
