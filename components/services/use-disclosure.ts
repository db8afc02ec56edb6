import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

/** Calls `close` on Escape, and `fold` on Back and Forward, while `isOpen`. */
function useClosing(isOpen: boolean, close: () => void, fold: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    addEventListener('keydown', onKey);
    addEventListener('popstate', fold);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('popstate', fold);
    };
  });
}

/** Whether a list is open, and functions that change it. */
export interface Disclosure {
  /** The button above the list. */
  opener: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  /** Handles the press of a button that opens and closes the list. */
  toggle: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Closes the list, without scrolling. */
  fold: () => void;
}

/**
 * Opens and closes `list`. Another button than `opener` also scrolls to it. A second press and Escape close the list, and
 * lead back to where it was opened.
 */
export function useDisclosure(list: RefObject<HTMLElement | null>): Disclosure {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opened = useRef<{ by: HTMLElement; at: number } | null>(null);

  // The waking script opens the list when this script is late.
  useEffect(() => {
    if (opener.current?.closest('[data-unfolded]')) setOpen(true);
  }, []);

  // Not in an effect, so that the page has its new height before it scrolls.
  const unfold = (isUnfolded: boolean) => {
    document.documentElement.toggleAttribute('data-unfolded', isUnfolded);
    setOpen(isUnfolded);
  };
  const open = (by: HTMLElement) => {
    opened.current = { by, at: scrollY };
    unfold(true);
    if (by !== opener.current) opener.current?.scrollIntoView({ behavior: 'instant' });
  };
  const fold = () => {
    unfold(false);
  };
  const close = () => {
    const { by = opener.current, at = scrollY } = opened.current ?? {};
    const hadFocus = list.current?.contains(document.activeElement);
    fold();
    scrollTo({ top: at, behavior: 'instant' });
    if (hadFocus) by?.focus({ preventScroll: true });
  };
  useClosing(isOpen, close, fold);

  const toggle = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isOpen) close();
    else open(currentTarget);
  };
  return { opener, isOpen, toggle, fold };
}
