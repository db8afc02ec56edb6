import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { sheetId, sheetMark } from './sheet-id';

const signsOfLeaving = ['focusin', 'keydown', 'popstate'] as const;

/**
 * Makes `sheet` cover a phone's screen once a button that controls it is pressed (`sheetId`), with the focus in its field. It closes
 * on Escape, when the focus leaves it, for the page below cannot be seen, and on Back or Forward, which change that page. Returns
 * whether it is open, and the function that closes it and gives the focus back.
 */
export function useSheet(
  sheet: RefObject<HTMLElement | null>,
  onClose: () => void,
): readonly [isOpen: boolean, close: () => void] {
  const [opener, setOpener] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const open = ({ currentTarget }: Event) => {
      setOpener(currentTarget as HTMLElement);
    };
    for (const button of document.querySelectorAll(`[aria-controls=${sheetId}]`))
      button.addEventListener('click', open);
  }, []);

  const close = useCallback(() => {
    if (sheet.current?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    setOpener(null);
    onClose();
  }, [sheet, opener, onClose]);

  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(sheetMark, opener !== null);
    if (!opener) return;
    sheet.current?.querySelector('input')?.focus();
    const onUse = ({ type, key, target }: Event & { readonly key?: string }) => {
      const isLeft = type === 'focusin' && !sheet.current?.contains(target as Node);
      if (isLeft || key === 'Escape' || type === 'popstate') close();
    };
    for (const type of signsOfLeaving) addEventListener(type, onUse);
    return () => {
      for (const type of signsOfLeaving) removeEventListener(type, onUse);
    };
  }, [sheet, opener, close]);

  return [opener !== null, close];
}
