'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { close, isOpen } from '@/components/ui/popover/popover';
import * as styles from './ServicesSection.css';

/** What the popover and the checkbox in it remember. */
function useMemory() {
  // Null until the script takes over.
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const memory = useRef<HTMLDivElement>(null);
  const kept = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!memory.current || !kept.current) return;
    // As CSS reads the two: a press turns what the browser kept.
    const wasOpen = isOpen(memory.current);
    const wasUnfolded = kept.current.checked !== wasOpen;
    kept.current.checked = wasUnfolded;
    close(memory.current);
    setUnfolded(wasUnfolded);
  }, []);
  const fold = (isFolded: boolean) => {
    if (kept.current) kept.current.checked = !isFolded;
    setUnfolded(!isFolded);
  };
  return { isUnfolded, memory, kept, fold };
}

/**
 * « Voir plus » and « Voir moins ». A native popover that is never seen remembers a press, and CSS reads it: the button works
 * before any script, and without one. The first frame is folded already, so that nothing jumps. Browsers keep a checkbox for
 * who comes back: once the script is there, the checkbox in the popover remembers in its place. « Voir plus » then leads the
 * focus to the first tile revealed, and « Voir moins » stays where it is on the screen although the page above it shrinks.
 */
export function ServicesToggle({
  id,
  listId,
  shownFirst,
}: {
  /** Id of the popover. */
  readonly id: string;
  readonly listId: string;
  /** How many tiles show while folded. */
  readonly shownFirst: number;
}) {
  const { isUnfolded, memory, kept, fold } = useMemory();
  const onClick = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isUnfolded === null) return;
    const topOf = () => currentTarget.getBoundingClientRect().top;
    const topBefore = topOf();
    fold(isUnfolded);
    if (isUnfolded) scrollBy({ top: topOf() - topBefore, behavior: 'instant' });
    else document.getElementById(listId)?.children[shownFirst]?.querySelector('a')?.focus();
  };
  return (
    <>
      <div ref={memory} id={id} popover="manual" className={styles.memory}>
        <input ref={kept} type="checkbox" />
      </div>
      <div className={styles.toggle}>
        <button
          type="button"
          aria-controls={listId}
          className={styles.toggleButton}
          onClick={onClick}
          {...(isUnfolded === null ? { popoverTarget: id } : { 'aria-expanded': isUnfolded })}
        >
          <span className={styles.whenFolded}>Voir plus</span>
          <span className={styles.whenUnfolded}>Voir moins</span>
        </button>
      </div>
    </>
  );
}
