import { useLayoutEffect, useState } from 'react';
import { chosenSpecialty } from '@/content/model/specialty-choice';

/** The specialty that the address asks for, if any, and whether a press of a title chose it. */
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
  // A layout effect, before any press: until now React has not known what the first frame marked.
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
