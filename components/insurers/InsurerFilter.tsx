'use client';

import { useEffect, useRef, useState } from 'react';
import * as field from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { isIn } from '@/content/model/search/words';
import { insurersFound } from '@/content/model/insurers/insurer';
import * as styles from './InsurerFilter.css';
import { tilesIn } from './tiles';

/** Shows only the tiles whose names contain each word of `typed`, and returns these names. */
function showTiles(listId: string, typed: string): string[] {
  const list = document.getElementById(listId);
  const words = typed.trim().split(/\s+/);
  const found: string[] = [];
  for (const { element, name } of list ? tilesIn(list) : []) {
    element.hidden = !words.every((word) => isIn(word, name));
    if (!element.hidden) found.push(name);
  }
  return found;
}

export function InsurerFilter({ listId, total }: { listId: string; total: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState(insurersFound(total, ''));
  const find = () => {
    const names = showTiles(listId, input.current?.value ?? '');
    setFound(insurersFound(names.length, names[0] ?? ''));
  };
  // Applies text typed before hydration.
  useEffect(find, [listId]);
  return (
    <div role="search" aria-label="Chercher une assurance" className={styles.filter}>
      <SearchField ref={input} id="assurance-nom" label="Chercher mon assurance" onInput={find} />
      <p role="status" className={field.count}>
        {found}
      </p>
    </div>
  );
}
