import type { SearchEntry } from '@/content/model/search/search-entries';

/** Reads the entries of the A–Z list (`SearchIndex`) from the HTML. */
export function entriesIn(list: HTMLElement): SearchEntry[] {
  return [...list.querySelectorAll<HTMLElement>('li')].flatMap((item) => {
    const link = item.querySelector('a');
    const kind = item.querySelector('span')?.textContent as SearchEntry['kind'];
    const { says = '', words = '', parts = '', urgent = '' } = item.dataset;
    return link
      ? {
          title: link.textContent,
          href: link.getAttribute('href') ?? '',
          kind,
          says,
          words,
          parts,
          urgentTerms: urgent,
        }
      : [];
  });
}
