import type { Ref } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';
import * as styles from './SpecialtyList.css';

function SpecialtyLink({
  id,
  title,
  isChosen,
  onChoose,
}: {
  readonly id: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  return (
    <li>
      <a
        href={`?id=${encodeURIComponent(id)}#${id}`}
        className={styles.link}
        aria-current={isChosen ? 'true' : undefined}
        // `first-choice.inline.ts` sets `aria-current` before React hydrates the link.
        suppressHydrationWarning
        onClick={(event) => {
          if (!isPlainClick(event) || !document.getElementById(id)) return;
          event.preventDefault();
          onChoose();
        }}
      >
        {title}
      </a>
    </li>
  );
}

type Entry = readonly [id: string, title: string];

const byTitle = ([, a]: Entry, [, b]: Entry) => a.localeCompare(b, 'fr');

/** Links to the specialties. A plain click calls `onChoose` if the page contains the panel. */
export function SpecialtyList({
  ref,
  id: listId,
  titles,
  isSorted,
  chosen,
  onChoose,
}: {
  readonly ref: Ref<HTMLUListElement>;
  readonly id: string;
  readonly titles: readonly Entry[];
  /** Whether the order is from A to Z, rather than that of `titles`. */
  readonly isSorted: boolean;
  /** Id of the specialty that is shown; null during hydration, undefined without specialties. */
  readonly chosen: string | null | undefined;
  readonly onChoose: (id: string) => void;
}) {
  const inOrder = isSorted ? [...titles].sort(byTitle) : titles;
  return (
    <ul ref={ref} id={listId} className={styles.list}>
      {inOrder.map(([id, title]) => (
        <SpecialtyLink
          key={id}
          id={id}
          title={title}
          isChosen={id === chosen}
          onChoose={() => {
            onChoose(id);
          }}
        />
      ))}
    </ul>
  );
}
