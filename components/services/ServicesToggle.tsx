'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { unfolded } from '@/components/islands/with-scripts.inline';
import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import { servicesShownFirst } from '@/content/model/services/service';
import * as styles from './ServicesSection.css';

/** « Voir moins » keeps its place on the screen. `with-scripts.inline.ts` restores the choice from the history entry. */
export function ServicesToggle({ listId }: { listId: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (button.current?.closest(`[${unfolded}]`)) setUnfolded(true);
  }, []);
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const topOf = () => currentTarget.getBoundingClientRect().top;
    const topBefore = topOf();
    document.documentElement.toggleAttribute(unfolded, !isUnfolded);
    setUnfolded(!isUnfolded);
    history.replaceState({ ...(history.state as object | null), isUnfolded: !isUnfolded }, '');
    if (isUnfolded) scrollBy({ top: topOf() - topBefore, behavior: 'instant' });
    else
      document
        .getElementById(listId)
        ?.children.item(servicesShownFirst)
        ?.querySelector('a')
        ?.focus();
  };
  return (
    <div className={styles.toggle}>
      <button
        ref={button}
        type="button"
        aria-controls={listId}
        aria-expanded={isUnfolded}
        className={styles.toggleButton}
        onClick={onClick}
      >
        <ChangingWords>{isUnfolded ? 'Voir moins' : 'Voir plus'}</ChangingWords>
      </button>
    </div>
  );
}
