import { dangerFinder, type DangerWords } from '@/content/model/search/danger';
import type { SearchEntry } from '@/content/model/search/search-entries';

export interface FoundDanger {
  isEnglish: boolean;
  links: readonly SearchEntry[];
}

const mostSituations = 3;

/** Addresses of entries. */
export interface DangerPages {
  urgent: string;
  english: string;
}

/** Returns a function that finds the danger that a query tells, with its entries. */
export const dangerReader = (
  entries: readonly SearchEntry[],
  dangers: DangerWords,
  pages: DangerPages,
): ((typed: string) => FoundDanger | undefined) => {
  const dangerIn = dangerFinder(dangers);
  return (typed) => {
    const danger = dangerIn(typed);
    if (!danger) return undefined;
    const { isEnglish, situations } = danger;
    const own = isEnglish ? [pages.english] : situations.map((id) => `${pages.urgent}#${id}`);
    if (own.length === 0) own.push(pages.urgent);
    const links = own.flatMap((page) =>
      entries.filter(({ href, said }) => href === page && (isEnglish || !said)),
    );
    return { isEnglish, links: links.slice(0, mostSituations) };
  };
};
