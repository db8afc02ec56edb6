import { useEffect, useState } from 'react';

/** How long a visitor has not typed when what is found is said, ms. */
const pause = 700;

/** A text, once it has stayed the same for a while: a screen reader says it once, and not for each letter. */
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
