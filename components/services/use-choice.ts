import { useLayoutEffect, useState } from 'react';
import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';

/** `asked` is the id in the address. `isPressed` is whether a click on a title chose the specialty. */
export interface Choice {
  asked: string | null;
  isPressed: boolean;
}

/**
 * Follows the specialty of the address (`?id=`) among `ids`. Returns the choice, which is null until hydration, and a
 * function that chooses a specialty and adds a history entry.
 */
export function useChoice(
  ids: readonly string[],
): readonly [choice: Choice | null, choose: (id: string) => void] {
  const [choice, setChoice] = useState<Choice | null>(null);
  // A layout effect, so that React knows the choice of `first-choice.inline.ts` before any click.
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
