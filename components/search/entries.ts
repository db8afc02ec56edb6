import type { SearchEntry } from '@/content/model/search/search-entries';

/** The title and the address are those of the link inside; what a price says is the text beside it. */
export const entryData = ({ kind, says, words, parts, said, off }: SearchEntry) =>
  ({
    'data-says': kind === 'Prix' ? undefined : says,
    'data-words': words || undefined,
    'data-parts': parts || undefined,
    'data-said': said,
    'data-off': off || undefined,
    'data-kind': kind,
  }) as const;

export function entriesIn(list: HTMLElement): SearchEntry[] {
  return [...list.querySelectorAll<HTMLElement>('[data-kind]')].map((item) => {
    const link = item.querySelector('[href]');
    return Object.assign(
      {
        title: link?.textContent ?? '',
        href: link?.getAttribute('href') ?? '',
        says: item.lastElementChild?.textContent ?? '',
      },
      item.dataset as unknown as Omit<SearchEntry, 'title' | 'href' | 'says'>,
    );
  });
}
