import type { MouseEvent, Ref } from 'react';
import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './ListButtons.css';

/** Two buttons: one above the list and, on a phone, one in the action bar. */
export function ListButtons({
  ref,
  listId,
  isOpen,
  onPress,
}: {
  /** The button above the list. */
  ref: Ref<HTMLButtonElement>;
  listId: string;
  isOpen: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  const glyph = isOpen ? 'close' : 'chevron-down';
  const disclosure = {
    type: 'button',
    'aria-controls': listId,
    'aria-expanded': isOpen,
    onClick: onPress,
  } as const;
  return (
    <>
      <div className={styles.place}>
        <button ref={ref} {...disclosure} className={button({ kind: 'outline' })}>
          Choisir une spécialité
          <Icon name={glyph} size={20} />
        </button>
      </div>
      <button {...disclosure} className={styles.barButton}>
        <span className={styles.barGlyph}>
          <Icon name={glyph} size={20} />
        </span>
        <span className={styles.barWord}>Spécialités</span>
      </button>
    </>
  );
}
