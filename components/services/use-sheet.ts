import { useEffect, useState, type RefObject } from 'react';
import { isOpen } from '@/components/ui/popover/is-open';

/**
 * Follows a popover that covers a phone's screen: returns whether it is open. It closes when the keyboard leaves it, for the
 * page below cannot be seen.
 */
export function useSheet(sheet: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const read = () => {
      setOpen(isOpen(element));
    };
    // It may have been opened before the script came.
    read();
    // Before it is shown: its order must not change on the screen.
    element.addEventListener(
      'beforetoggle',
      ({ newState }) => {
        setOpen(newState === 'open');
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const hasLeft = relatedTarget instanceof Node && !element.contains(relatedTarget);
        if (hasLeft && isOpen(element)) element.hidePopover();
      },
      { signal },
    );
    return () => {
      stop.abort();
    };
  }, [sheet]);
  return open;
}
