import { useEffect, useEffectEvent, useRef } from 'react';
import { openStepHistory, type StepHistory } from './step-history';

/**
 * Follows the browser's Back and Forward (`travel`, as in `openStepHistory`). Returns the function to call when the
 * wizard has changed its number of completed steps.
 */
export function useStepHistory(
  travel: (done: number) => boolean,
): (from: number, to: number) => void {
  const opened = useRef<StepHistory | null>(null);
  const onTravel = useEffectEvent(travel);
  useEffect(() => {
    const stepHistory = openStepHistory((done) => onTravel(done));
    opened.current = stepHistory;
    return stepHistory.close;
  }, []);
  return (from, to) => {
    if (to > from) opened.current?.push(to);
    if (to < from) opened.current?.rewind(to);
  };
}
