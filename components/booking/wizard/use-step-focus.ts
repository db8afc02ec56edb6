import { useEffect, useRef } from 'react';

/** When the step changes, brings its panel under the bar and its heading into focus; not on the first frame. */
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
