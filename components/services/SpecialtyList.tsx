import type { Ref } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { isPlainClick } from '@/components/ui/link/plain-click';
import { CountedList } from '@/components/ui/list/CountedList';
import * as styles from './SpecialtyList.css';

export interface ListedSpecialty {
  id: string;
  title: string;
  glyph: IconName;
  isAskedMost: boolean;
  /** Under the title of one that comes before the others. */
  line: string | undefined;
}

interface Choosing {
  /** Null during hydration, undefined without specialties. */
  chosen: string | null | undefined;
  onChoose: (id: string) => void;
}

/** A plain click calls `onChoose` if the page contains the panel. */
function SpecialtyLink({
  specialty: { id, title, glyph, isAskedMost, line },
  chosen,
  onChoose,
  legendId,
}: Choosing & { specialty: ListedSpecialty; legendId: string }) {
  return (
    <a
      href={`?id=${encodeURIComponent(id)}#${id}`}
      className={styles.link}
      aria-current={id === chosen ? 'true' : undefined}
      aria-describedby={isAskedMost ? legendId : undefined}
      // `first-choice.inline.ts` sets `aria-current` before hydration.
      suppressHydrationWarning
      onClick={(event) => {
        if (!isPlainClick(event) || !document.getElementById(id)) return;
        event.preventDefault();
        onChoose(id);
      }}
    >
      <Icon name={glyph} size={24} className={styles.glyph} />
      <span className={styles.words}>
        {title}
        {line !== undefined && <small className={styles.line}>{line}</small>}
      </span>
    </a>
  );
}

export function SpecialtyList({
  ref,
  id: listId,
  specialties,
  ...choosing
}: Choosing & {
  ref: Ref<HTMLUListElement>;
  id: string;
  specialties: readonly ListedSpecialty[];
}) {
  const legendId = `${listId}-legende`;
  return (
    <div className={styles.block}>
      {specialties.some(({ isAskedMost }) => isAskedMost) && (
        <p id={legendId} className={styles.legend}>
          les plus demandées
        </p>
      )}
      <CountedList ref={ref} id={listId} className={styles.list}>
        {specialties.map((specialty) => (
          <li key={specialty.id}>
            <SpecialtyLink specialty={specialty} legendId={legendId} {...choosing} />
          </li>
        ))}
      </CountedList>
    </div>
  );
}
