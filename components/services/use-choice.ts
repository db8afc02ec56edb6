import { useLayoutEffect, useState } from 'react';
import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';

/** `asked` is the id in the address; `isPressed`, whether a click made the choice. */
export interface Choice {
  asked: string | null;
  isPressed: boolean;
}

/** The choice is null until hydration. `choose` adds a history entry; without an id, it is the address of all. */
export function useChoice(
  ids: readonly string[],
  allHref: string,
): readonly [choice: Choice | null, choose: (id: string | null) => void] {
  const [choice, setChoice] = useState<Choice | null>(null);
  // A layout effect, so that React knows the first choice before any click.
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
  const choose = (id: string | null) => {
    if (chosenSpecialty(location.search, ids) !== id)
      history.pushState(null, '', id === null ? allHref : `?id=${encodeURIComponent(id)}`);
    setChoice({ asked: id, isPressed: true });
  };
  return [choice, choose];
}
