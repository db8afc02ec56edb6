'use client';

import { useMemo, useRef } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './SpecialtyNav.css';
import { sheetId } from './sheet-id';
import { SpecialtyList } from './SpecialtyList';
import { SpecialtySearch } from './SpecialtySearch';
import { useChoice } from './use-choice';
import { useFocusInSight, useShownPanel, useTitle } from './use-panels';
import { useSearch } from './use-search';
import { useSheet } from './use-sheet';

function CloseButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" aria-label="Fermer" className={styles.close} onClick={onPress}>
      <Icon name="close" size={24} />
    </button>
  );
}

/** Props of the list. */
export interface SpecialtyNavProps {
  readonly listId: string;
  /** Titles by the id of the specialty, in their order. */
  readonly titles: Readonly<Record<string, string>>;
  /** Id of the specialty to show when a search finds none. */
  readonly whenUnsure: string;
  /** Address of the lay words (`SpecialtyWords`). */
  readonly wordsHref: string;
}

/**
 * The titles of all specialties. They are beside the panels on a wide screen, and in a row above them on a phone. A
 * full-screen sheet lists them from A to Z. Without scripts, a title is a link to its panel. With scripts, a click also
 * changes the address, so that Back, Forward, reload and sharing work (docs/requirements.md § 2).
 */
export function SpecialtyNav({ listId, titles, whenUnsure, wordsHref }: SpecialtyNavProps) {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => Object.keys(titles), [titles]);
  const search = useSearch(titles, whenUnsure, wordsHref);
  const [isSheet, closeSheet] = useSheet(nav, search.clear);
  const [choice, choose] = useChoice(ids);
  const chosen = choice && (choice.asked ?? ids[0]);
  useTitle(titles[choice?.asked ?? '']);
  useShownPanel(list, ids, choice, chosen);
  useFocusInSight(list);
  const onChoose = (id: string) => {
    // Closes the sheet before `choose`: closing focuses the button, and the panel must take the focus afterwards.
    closeSheet();
    choose(id);
  };
  return (
    <>
      <button type="button" aria-controls={sheetId} className={styles.open}>
        <Icon name="search" size={20} />
        Chercher une spécialité
      </button>
      <nav ref={nav} id={sheetId} aria-label="Spécialités" className={styles.nav}>
        <CloseButton onPress={closeSheet} />
        <div className={styles.searchPlace}>
          {/* Without scripts, the field would do nothing. */}
          {choice && <SpecialtySearch search={search} list={list} />}
        </div>
        <SpecialtyList
          ref={list}
          id={listId}
          titles={Object.entries(titles).filter(([id]) => search.shown.includes(id))}
          isSorted={isSheet}
          chosen={chosen}
          onChoose={onChoose}
        />
      </nav>
    </>
  );
}
