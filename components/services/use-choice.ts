import { useLayoutEffect, useState } from 'react';
import { chosenSpecialty } from '@/content/model/specialty-choice';

/** What the address asks for, if anything, and whether that is a press of a title. */
export interface Choice {
  readonly asked: string | null;
  readonly isPressed: boolean;
}

/**
 * Follows the specialty that the address asks for (`?id=`) among `ids`, also after Back and Forward. Returns the
 * choice, null until the component is hydrated; and the function that chooses, which adds a history entry.
 */
export function useChoice(
  ids: readonly string[],
): readonly [choice: Choice | null, choose: (id: string) => void] {
  const [choice, setChoice] = useState<Choice | null>(null);
  // Before a title can be pressed: only from here on does React know which one the first frame has marked.
  useLayoutEffect(() => {
    const read = () => {
      setChoice({ asked: chosenSpecialty(location.search, ids), isPressed: false });
    };
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, [ids]);
  const choose = (id: string) => {
    if (chosenSpecialty(location.search, ids) !== id)
      history.pushState(null, '', `?id=${encodeURIComponent(id)}`);
    setChoice({ asked: id, isPressed: true });
  };
  return [choice, choose];
}
