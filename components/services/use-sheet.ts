import { useEffect, useState, type RefObject } from 'react';
import { close } from '@/components/ui/popover/popover';

/**
 * Follows a popover that covers a phone's screen: returns whether it is open, but not while it is as it was opened before the
 * script came, whose order must not change under a finger. It closes when the keyboard leaves it, for the page below cannot be
 * seen, and on Back or Forward, which change that page.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>, onClose: () => void): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Before it is shown: its order must not change on the screen.
    element.addEventListener(
      'beforetoggle',
      ({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'closed') onClose();
      },
      { signal },
    );
    const closeSheet = () => {
      close(element);
    };
    addEventListener('popstate', closeSheet, { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !element.contains(relatedTarget)) closeSheet();
      },
      { signal },
    );
    return () => {
      stop.abort();
    };
  }, [sheet, onClose]);
  return open;
}
