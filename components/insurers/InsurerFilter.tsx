'use client';

import { useEffect, useRef, useState } from 'react';
import * as field from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { isIn } from '@/content/model/search/is-in';
import { insurersFound } from '@/content/model/insurers/insurer';
import * as styles from './InsurerFilter.css';

function showTiles(listId: string, name: string): HTMLElement[] {
  const tiles = [...(document.getElementById(listId)?.children ?? [])] as HTMLElement[];
  const words = name.trim().split(/\s+/);
  for (const tile of tiles) tile.hidden = !words.every((word) => isIn(word, tile.textContent));
  return tiles.filter((tile) => !tile.hidden);
}

export function InsurerFilter({
  listId,
  total,
}: {
  readonly listId: string;
  readonly total: number;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState(insurersFound(total, ''));
  const find = () => {
    const tiles = showTiles(listId, input.current?.value ?? '');
    setFound(insurersFound(tiles.length, tiles[0]?.textContent ?? ''));
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
