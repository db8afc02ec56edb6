import { useLayoutEffect } from 'react';
import { firstStep } from './steps';

/** Shows or hides the first step, which is HTML of the page. The step is null until hydration. */
export function useFirstStep(panelId: string, step: string | null): void {
  useLayoutEffect(() => {
    if (step === null) return;
    document.getElementById(panelId)?.toggleAttribute('data-later', step !== firstStep);
    delete document.documentElement.dataset.asked;
  }, [panelId, step]);
}
