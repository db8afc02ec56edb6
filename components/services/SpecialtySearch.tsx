import type { RefObject } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import * as field from '@/components/ui/field/Field.css';
import { longestQuery } from '@/content/model/doctor-search';
import * as styles from './SpecialtySearch.css';
import type { Search } from './use-search';

function CloseButton({ sheetId }: { readonly sheetId: string }) {
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      popoverTargetAction="hide"
      aria-label="Fermer"
      className={styles.close}
    >
      <Icon name="close" size={24} />
    </button>
  );
}

interface SpecialtySearchProps {
  readonly search: Search;
  /** Id of the popover that holds the field. */
  readonly sheetId: string;
  /** The titles; Enter leads to the first. */
  readonly list: RefObject<HTMLElement | null>;
}

/** The field above the titles of all specialties, and what closes the sheet that they are in on a phone. */
export function SpecialtySearch({
  search: { field: input, count, ask, read },
  sheetId,
  list,
}: SpecialtySearchProps) {
  return (
    <div role="search" className={styles.search}>
      <label htmlFor="specialite-mot" className={field.label}>
        Chercher une spécialité
      </label>
      <CloseButton sheetId={sheetId} />
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
          if (key === 'Enter') list.current?.querySelector('a')?.focus();
        }}
      />
      <p role="status" className={styles.count}>
        {count}
      </p>
    </div>
  );
}
