import type { RefObject } from 'react';
import * as field from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { longestQuery } from '@/content/model/search/lay-words';
import * as styles from './SpecialtySearch.css';
import type { Search } from './use-search';

function goTo(list: HTMLElement | null): void {
  const [first, ...others] = list?.querySelectorAll('a') ?? [];
  if (others.length > 0) first?.focus();
  else first?.click();
}

interface SpecialtySearchProps {
  readonly search: Search;
  /** Enter follows its only link, or focuses the first of several. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The search field above the titles of all specialties. */
export function SpecialtySearch({
  search: { field: input, isFound, count, ask, read },
  list,
}: SpecialtySearchProps) {
  return (
    <div role="search" className={styles.search}>
      <SearchField
        ref={input}
        id="specialite-mot"
        label="Chercher une spécialité"
        hint={'Nom ou mot\u00a0: dents, cœur, enfant…'}
        maxLength={longestQuery}
        onFocus={ask}
        onInput={read}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter clicks the only link, which closes the sheet and focuses the button that opened it. The same key
          // press must not click that button.
          event.preventDefault();
          if (isFound) goTo(list.current);
        }}
      />
      <p role="status" className={field.count}>
        {count}
      </p>
    </div>
  );
}
