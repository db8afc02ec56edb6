import { useEffect, useState } from 'react';

/** In ms. */
const pause = 700;

/** Screen readers must not speak at each letter. */
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
