import { useEffect, useState } from 'react';

/**
 * Whether a frame has shown the name of a step: on a slow phone, the name comes at once and the rest in the next frame.
 * True for the step that the page arrives with. The step is null until hydration.
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
