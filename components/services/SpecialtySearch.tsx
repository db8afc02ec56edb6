import type { RefObject } from 'react';
import * as field from '@/components/ui/field/Field.css';
import { longestQuery } from '@/content/model/doctor-search';
import * as styles from './SpecialtySearch.css';
import type { Search } from './use-search';

function goTo(list: HTMLElement | null): void {
  const [first, ...others] = list?.querySelectorAll('a') ?? [];
  if (others.length > 0) first?.focus();
  else first?.click();
}

interface SpecialtySearchProps {
  readonly search: Search;
  /** The titles: Enter follows the only one, or leads to the first. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The field above the titles of all specialties. */
export function SpecialtySearch({
  search: { field: input, count, ask, read },
  list,
}: SpecialtySearchProps) {
  return (
    <div role="search" className={styles.search}>
      <label htmlFor="specialite-mot" className={field.label}>
        Chercher une spécialité
      </label>
      <p id="specialite-aide" className={field.hint}>
        {'Nom ou mot\u00a0: dents, cœur, enfant…'}
      </p>
      <input
        ref={input}
        id="specialite-mot"
        type="search"
        maxLength={longestQuery}
        aria-describedby="specialite-aide"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        className={field.control}
        onFocus={ask}
        onInput={read}
        onKeyDown={({ key }) => {
          if (key === 'Enter') goTo(list.current);
        }}
      />
      <p role="status" className={styles.count}>
        {count}
      </p>
    </div>
  );
}
