import { useEffect, useRef } from 'react';

export function useStepFocus(panelId: string, step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const panel = document.getElementById(panelId);
    panel?.scrollIntoView();
    panel?.querySelector('h3')?.focus({ preventScroll: true });
  }, [panelId, step]);
}
