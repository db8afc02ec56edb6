import { useEffect, useLayoutEffect, useRef } from 'react';
import { openStepHistory, type StepHistory } from './step-history';

/** Returns the function to call when the number of completed steps changes. */
export function useStepHistory(
  travel: (done: number) => boolean,
): (from: number, to: number) => void {
  const opened = useRef<StepHistory | null>(null);
  const latestTravel = useRef(travel);
  useLayoutEffect(() => {
    latestTravel.current = travel;
  });
  useEffect(() => {
    const stepHistory = openStepHistory((done) => latestTravel.current(done));
    opened.current = stepHistory;
    return stepHistory.close;
  }, []);
  return (from, to) => {
    if (to > from) opened.current?.push(to);
    if (to < from) opened.current?.rewind(to);
  };
}
