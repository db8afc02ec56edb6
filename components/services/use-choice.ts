import { useLayoutEffect, useState } from 'react';
import { chosenSpecialty } from '@/content/model/specialties/specialty-choice';

/** `asked` is the id in the address; `isPressed`, whether a click on a title chose it. */
export interface Choice {
  asked: string | null;
  isPressed: boolean;
}

/** The choice is null until hydration. `choose` adds a history entry. */
export function useChoice(
  ids: readonly string[],
): readonly [choice: Choice | null, choose: (id: string) => void] {
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
  const choose = (id: string) => {
    if (chosenSpecialty(location.search, ids) !== id)
      history.pushState(null, '', `?id=${encodeURIComponent(id)}`);
    setChoice({ asked: id, isPressed: true });
  };
  return [choice, choose];
}
