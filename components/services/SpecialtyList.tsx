import { CountedList } from '@/components/ui/list/CountedList';
import type { Ref } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';
import * as styles from './SpecialtyList.css';

/** A plain click calls `onChoose` if the page contains the panel. */
export function SpecialtyList({
  ref,
  id: listId,
  titles,
  chosen,
  onChoose,
}: {
  ref: Ref<HTMLUListElement>;
  id: string;
  /** Keyed by the specialty's id. */
  titles: Record<string, string>;
  /** Null during hydration, undefined without specialties. */
  chosen: string | null | undefined;
  onChoose: (id: string) => void;
}) {
  return (
    <CountedList ref={ref} id={listId} className={styles.list}>
      {Object.entries(titles).map(([id, title]) => (
        <li key={id}>
          <a
            href={`?id=${encodeURIComponent(id)}#${id}`}
            className={styles.link}
            aria-current={id === chosen ? 'true' : undefined}
            // `first-choice.inline.ts` sets `aria-current` before hydration.
            suppressHydrationWarning
            onClick={(event) => {
              if (!isPlainClick(event) || !document.getElementById(id)) return;
              event.preventDefault();
              onChoose(id);
            }}
          >
            {title}
          </a>
        </li>
      ))}
    </CountedList>
  );
}
