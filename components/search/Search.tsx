'use client';

import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import { SearchField } from '@/components/ui/field/SearchField';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import { stack } from '@/components/theme/layout.css';
import { longestSentence } from '@/content/model/search/telling-words';
import type { Found } from './find';
import { moveFocus } from './move-focus';
import { Results, type Help } from './Results';
import * as styles from './Search.css';
import { Tiles, type SearchTile } from './Tiles';
import { useSearch } from './use-search';
import { useSettled } from './use-settled';

export interface SearchProps extends Help {
  action: string;
  hint: string;
  listId: string;
  tiles: readonly SearchTile[];
}

/** In letters. A shorter query without results is considered unfinished. */
const shortestQuery = 3;

/** For screen readers. */
function foundInWords({ entries, danger }: Found, call: string): string {
  const [first] = entries;
  const urgent = danger ? `Appelez le ${call}. ` : '';
  if (!first) return urgent || 'Rien trouvé pour ces mots.';
  const count = entries.length;
  return `${urgent}${count === 1 ? '1\u00a0résultat' : `${count}\u00a0résultats, le premier`}\u00a0: ${first.title}`;
}

/** Enter opens the first link, except on a touch screen, where it shows the results. */
export function Search(props: SearchProps) {
  const { action, hint, listId, tiles, ...help } = props;
  const { form, typed, found, isListRead, read, open } = useSearch(listId, help.pages);
  const isFound = found !== null && (found.danger !== undefined || found.entries.length > 0);
  const shown = isFound || typed.length >= shortestQuery ? found : null;
  const status = useSettled(shown ? foundInWords(shown, help.call.note) : '');
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it handles keys that bubble from the field and the links
    <div className={stack.md} onKeyDown={moveFocus}>
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
      <p role="status" className={visuallyHidden}>
        <ChangingWords>{status}</ChangingWords>
      </p>
      {!isListRead && <div className={styles.waiting}>Recherche…</div>}
      {shown && <Results typed={typed} found={shown} {...help} />}
      {!shown && tiles.length > 0 && (
        <div className={isListRead ? undefined : styles.untilRead}>
          <Tiles tiles={tiles} />
        </div>
      )}
    </div>
  );
}
