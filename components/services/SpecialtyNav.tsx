'use client';

import { useMemo, useRef } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';
import * as styles from './SpecialtyNav.css';
import { useChoice } from './use-choice';
import { useFocusInSight, useShownPanel, useTitle } from './use-panels';

/**
 * The titles of all specialties. Each link is an address of its own, with the anchor of its panel for a visitor without
 * scripts, whose page shows all the panels. Here a press shows the panel in place, so that Back, Forward, reload and sharing
 * work (specification § 2, /services).
 */
export function SpecialtyNav({
  id: navId,
  titles,
}: {
  readonly id: string;
  /** By the specialty's id, in their order. */
  readonly titles: Readonly<Record<string, string>>;
}) {
  const nav = useRef<HTMLElement>(null);
  const ids = useMemo(() => Object.keys(titles), [titles]);
  const [choice, choose] = useChoice(ids);
  const shown = choice && (choice.asked ?? ids[0]);
  useTitle(titles[choice?.asked ?? '']);
  useShownPanel(nav, ids, choice, shown);
  useFocusInSight(nav);
  return (
    <nav ref={nav} id={navId} aria-label="Spécialités" className={styles.nav}>
      <ul className={styles.list}>
        {Object.entries(titles).map(([id, title]) => (
          <li key={id}>
            <a
              href={`?id=${encodeURIComponent(id)}#${id}`}
              className={styles.link}
              aria-current={id === shown ? 'true' : undefined}
              // The first frame has marked what the address asks for (`firstChoiceScript`).
              suppressHydrationWarning
              onClick={(event) => {
                if (!isPlainClick(event) || !document.getElementById(id)) return;
                event.preventDefault();
                choose(id);
              }}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
