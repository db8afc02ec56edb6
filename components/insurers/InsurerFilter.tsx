'use client';

import { useEffect, useRef, useState } from 'react';
import * as field from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { isIn } from '@/content/model/is-in';
import { insurersFound } from '@/content/model/insurer';
import * as styles from './InsurerFilter.css';

/** Shows the tiles of the list `listId` that hold each word of `name`, hides the others, and returns those that are shown. */
function showTiles(listId: string, name: string): HTMLElement[] {
  const tiles = [...(document.getElementById(listId)?.children ?? [])] as HTMLElement[];
  const words = name.trim().split(/\s+/);
  for (const tile of tiles) tile.hidden = !words.every((word) => isIn(word, tile.textContent));
  return tiles.filter((tile) => !tile.hidden);
}

/** Finds an insurer in a list by what is typed of its name. */
export function InsurerFilter({
  listId,
  total,
}: {
  /** Id of the list of tiles, and how many there are. */
  readonly listId: string;
  readonly total: number;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState(insurersFound(total, ''));
  const find = () => {
    const tiles = showTiles(listId, input.current?.value ?? '');
    setFound(insurersFound(tiles.length, tiles[0]?.textContent ?? ''));
  };
  // What was typed before the script came.
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
