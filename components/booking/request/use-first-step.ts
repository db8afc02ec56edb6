import { useLayoutEffect } from 'react';
import { later } from './ReasonStep.css';
import { asked } from './request-marks';
import { firstStep } from './steps';

/** Shows or hides the first step, which is static HTML. `step` is null until hydration. */
export function useFirstStep(panelId: string, step: string | null): void {
  useLayoutEffect(() => {
    if (step === null) return;
    document.getElementById(panelId)?.classList.toggle(later, step !== firstStep);
    document.documentElement.removeAttribute(asked);
  }, [panelId, step]);
}
