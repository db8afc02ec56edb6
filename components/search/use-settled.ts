import { useEffect, useState } from 'react';

/** In ms. */
const pause = 700;

/** Returns the text after a pause, so that screen readers do not announce each letter. */
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
