import type { SearchEntry } from '@/content/model/search/search-entries';

/** The title and address are those of the link inside. */
export const entryData = ({ kind, says, words, parts }: SearchEntry) =>
  ({
    'data-says': says,
    'data-words': words || undefined,
    'data-parts': parts || undefined,
    'data-kind': kind,
  }) as const;

export function entriesIn(list: HTMLElement): SearchEntry[] {
  return [...list.querySelectorAll<HTMLElement>('[data-kind]')].map((item) => {
    const { kind, says = '', words = '', parts = '' } = item.dataset;
    const link = item.querySelector('[href]');
    return {
      title: link?.textContent ?? '',
      href: link?.getAttribute('href') ?? '',
      kind: kind as SearchEntry['kind'],
      says,
      words,
      parts,
    };
  });
}
