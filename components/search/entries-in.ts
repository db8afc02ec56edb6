import type { SearchEntry } from '@/content/model/search-entries';

/** The entries of the list from A to Z (`SearchIndex`), which the server wrote. */
export function entriesIn(list: HTMLElement): SearchEntry[] {
  return [...list.querySelectorAll<HTMLElement>('[data-kind]')].flatMap((item) => {
    const link = item.querySelector('a');
    const { kind, says = '', words = '', urgentWords = '' } = item.dataset;
    return link
      ? {
          title: link.textContent,
          href: link.getAttribute('href') ?? '',
          kind: kind as SearchEntry['kind'],
          says,
          words,
          urgentWords,
        }
      : [];
  });
}
