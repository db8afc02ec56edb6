import { useEffect, useRef } from 'react';

/** Focuses the heading of each new step. The step is null until hydration. */
export function useStepFocus(panelId: string, step: string | null): void {
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step) return;
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView();
    panel?.querySelector('h3')?.focus({ preventScroll: true });
  }, [panelId, step]);
}
