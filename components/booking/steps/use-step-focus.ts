import { useEffect, useRef } from 'react';

/** In ms. Otherwise, the second tap of a double tap would choose something in a step that nobody has read. */
const rest = 400;

/** Focuses the heading of each new step, which ignores taps at first. */
export function useStepFocus(panelId: string, step: string | null): void {
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return undefined;
    const panel = document.getElementById(panelId);
    if (!panel) return undefined;
    panel.scrollIntoView();
    panel.querySelector('h3')?.focus({ preventScroll: true });
    panel.style.pointerEvents = 'none';
    const timer = setTimeout(() => {
      panel.style.pointerEvents = '';
    }, rest);
    return () => {
      clearTimeout(timer);
    };
  }, [panelId, step]);
}
