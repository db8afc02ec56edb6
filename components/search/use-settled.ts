import { useEffect, useState } from 'react';

/** Time without a change, in ms. */
const pause = 700;

/** Returns the text once it has stayed the same for `pause`, so that screen readers do not speak at each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, pause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled;
}
