import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { sheetId, sheetMark } from './sheet-id';

const signsOfUse = ['click', 'focusin', 'keydown', 'popstate'] as const;

/**
 * Opens `sheet` when a button that controls `sheetId` is clicked, and focuses its field. Closes the sheet on Escape, on
 * Back or Forward, and when the focus leaves it. Returns whether the sheet is open, and a function that closes it and
 * restores the focus.
 */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): readonly [isOpen: boolean, close: () => void] {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  const close = useCallback(() => {
    if (sheet.current?.contains(document.activeElement)) opener?.focus();
    setOpener(null);
    onClose();
  }, [sheet, opener, onClose]);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(sheetMark, opener !== null);
    if (opener) sheet.current?.querySelector('input')?.focus();
    const onUse = ({ type, key, target }: Event & { readonly key?: string }) => {
      const element = target as Element;
      const pressed =
        type === 'click' && element.closest<HTMLElement>(`[aria-controls=${sheetId}]`);
      if (pressed) setOpener(pressed);
      const isLeft = type === 'focusin' && !sheet.current?.contains(element);
      if (opener && (isLeft || key === 'Escape' || type === 'popstate')) close();
    };
    for (const type of signsOfUse) addEventListener(type, onUse);
    return () => {
      for (const type of signsOfUse) removeEventListener(type, onUse);
    };
  }, [sheet, opener, close]);

  return [opener !== null, close];
}
