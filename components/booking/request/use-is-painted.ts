import { useEffect, useState } from 'react';

/**
 * Returns whether the step's heading is painted: on a slow phone, the heading renders first and the rest in the next
 * frame. True for the step shown at page load.
 */
export function useIsPainted(step: string | null): boolean {
  const [painted, setPainted] = useState(step);
  useEffect(() => {
    const task = setTimeout(() => {
      setPainted(step);
    });
    return () => {
      clearTimeout(task);
    };
  }, [step]);
  return painted === null || painted === step;
}
