'use client';

import { useMemo, useRef } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';
import { Icon } from '@/components/ui/icon/Icon';
import { asksForOne } from './first-choice.inline';
import { SpecialtyList, type ListedSpecialty } from './SpecialtyList';
import * as styles from './SpecialtyNav.css';
import { useChoice } from './use-choice';
import { useShownPanel, useTitle } from './use-panels';

function BackToAll({ href, count, onPress }: { href: string; count: number; onPress: () => void }) {
  return (
    <a
      href={href}
      className={styles.all}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <Icon name="arrow-left" size={20} />
      Toutes les spécialités
      <span className={styles.count}>{count}</span>
    </a>
  );
}

/**
 * A click changes the address, so that Back, Forward, reload and sharing work (docs/requirements.md § 2). On a phone,
 * an address with a choice shows the panel without the list.
 */
export function SpecialtyNav({
  listId,
  allHref,
  specialties,
}: {
  listId: string;
  allHref: string;
  specialties: readonly ListedSpecialty[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const ids = useMemo(() => specialties.map(({ id }) => id), [specialties]);
  const [choice, choose] = useChoice(ids, allHref);
  const asked = choice?.asked ?? null;
  useTitle(specialties.find(({ id }) => id === asked)?.title);
  useShownPanel(list, ids, choice);
  return (
    <nav
      aria-label="Spécialités"
      className={styles.nav}
      {...(asked !== null && { [asksForOne]: '' })}
      // `first-choice.inline.ts` marks it before hydration.
      suppressHydrationWarning
    >
      <BackToAll
        href={allHref}
        count={specialties.length}
        onPress={() => {
          choose(null);
        }}
      />
      <SpecialtyList
        ref={list}
        id={listId}
        specialties={specialties}
        chosen={choice && (asked ?? ids[0])}
        onChoose={choose}
      />
    </nav>
  );
}
