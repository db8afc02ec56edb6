'use client';

import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import { SearchField } from '@/components/ui/field/SearchField';
import { longestSentence } from '@/content/model/search/words';
import type { Found } from './find';
import { moveFocus } from './move-focus';
import { NothingFound, Results, type Help } from './Results';
import * as styles from './Search.css';
import { Tiles, type SearchTile } from './Tiles';
import { useSearch } from './use-search';
import { useSettled } from './use-settled';

export interface SearchProps extends Help {
  action: string;
  hint: string;
  listId: string;
  tiles: readonly SearchTile[];
  /** For visitors who do not know where to go. */
  whenUnsure: { title: string; href: string };
}

/** In letters. A shorter query without results is still being typed. */
const shortestQuery = 3;

/** For screen readers. */
function foundInWords(found: Found | null, isNothing: boolean): string {
  if (isNothing) return 'Rien trouvé pour ces mots.';
  const [first] = found?.entries ?? [];
  if (!found || !first) return '';
  const count = found.entries.length;
  return `${count === 1 ? '1\u00a0résultat' : `${count}\u00a0résultats, le premier`}\u00a0: ${first.title}`;
}

/** Enter opens the first link, except on a touch screen, where it shows the results. */
export function Search({ action, hint, listId, tiles, whenUnsure, ...help }: SearchProps) {
  const { form, typed, found, read, first } = useSearch(listId);
  const isFound = found !== null && found.entries.length > 0;
  const isNothing = found !== null && !isFound && typed.length >= shortestQuery;
  const status = useSettled(foundInWords(found, isNothing));
  const open = (event: { preventDefault: () => void }) => {
    // Sent, the form leads to the same search.
    if (!first) return;
    event.preventDefault();
    const href = first();
    // A phone's keyboard covers the results.
    if (matchMedia('(pointer: coarse)').matches) form.current?.querySelector('input')?.blur();
    else if (href !== undefined) location.assign(href);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles keys that bubble from the field and the links
    <div className={styles.search} onKeyDown={moveFocus}>
      <form
        ref={form}
        role="search"
        action={action}
        method="get"
        className={styles.form}
        onInput={read}
        onSubmit={open}
      >
        <SearchField
          id="recherche-mot"
          name="q"
          label="Dites ce qui vous amène"
          hint={hint}
          maxLength={longestSentence}
        />
      </form>
      <p role="status" className={styles.status}>
        <ChangingWords>{status}</ChangingWords>
      </p>
      {isFound && <Results found={found} {...help} />}
      {isNothing && <NothingFound whenUnsure={whenUnsure} {...help} />}
      {!isFound && tiles.length > 0 && <Tiles tiles={tiles} />}
    </div>
  );
}
