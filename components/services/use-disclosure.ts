import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { unfolded } from '@/components/islands/with-scripts.inline';

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

export interface Disclosure {
  /** The button above the list. */
  opener: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  toggle: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Closes the list without scrolling. */
  fold: () => void;
}

/** A button other than `opener` also scrolls to `opener`. Closing restores the scroll position of the opening. */
export function useDisclosure(list: RefObject<HTMLElement | null>): Disclosure {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const opened = useRef<{ by: HTMLElement; at: number } | null>(null);

  // The waking script opens the list when this script is late.
  useEffect(() => {
    if (opener.current?.closest(`[${unfolded}]`)) setOpen(true);
  }, []);

  // Not in an effect: the page needs its new height before it scrolls.
  const unfold = (isUnfolded: boolean) => {
    document.documentElement.toggleAttribute(unfolded, isUnfolded);
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
