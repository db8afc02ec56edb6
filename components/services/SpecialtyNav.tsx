'use client';

import { useMemo, useRef } from 'react';
import { ListButtons } from './ListButtons';
import { SpecialtyList } from './SpecialtyList';
import * as styles from './SpecialtyNav.css';
import { useChoice } from './use-choice';
import { useDisclosure } from './use-disclosure';
import { useFocusInSight, useShownPanel, useTitle } from './use-panels';

/** A click changes the address, so that Back, Forward, reload and sharing work (docs/requirements.md § 2). */
export function SpecialtyNav({
  listId,
  titles,
}: {
  listId: string;
  /** Keyed by the specialty's id, in display order. */
  titles: Record<string, string>;
}) {
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => Object.keys(titles), [titles]);
  const { opener, isOpen, toggle, fold } = useDisclosure(list);
  const [choice, choose] = useChoice(ids);
  const chosen = choice && (choice.asked ?? ids[0]);
  useTitle(titles[choice?.asked ?? '']);
  useShownPanel(list, ids, choice, chosen);
  useFocusInSight(list);
  const onChoose = (id: string) => {
    fold();
    choose(id);
  };
  return (
    <>
      <ListButtons ref={opener} listId={listId} isOpen={isOpen} onPress={toggle} />
      <nav aria-label="Spécialités" className={styles.nav}>
        <SpecialtyList ref={list} id={listId} titles={titles} chosen={chosen} onChoose={onChoose} />
      </nav>
    </>
  );
}
