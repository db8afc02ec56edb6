'use client';

import { useEffect, useRef, useState } from 'react';
import * as field from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { fold } from '@/content/model/fold';
import { insurerCount } from '@/content/model/insurer';
import * as styles from './InsurerFilter.css';

/** Shows the tiles of the list `listId` that hold each word of `name`, hides the others, and returns how many are shown. */
function showTiles(listId: string, name: string): number {
  const tiles = [...(document.getElementById(listId)?.children ?? [])] as HTMLElement[];
  const words = fold(name).split(' ');
  for (const tile of tiles) {
    const said = fold(tile.textContent);
    tile.hidden = !words.every((word) => said.includes(word));
  }
  return tiles.filter((tile) => !tile.hidden).length;
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
  const [count, setCount] = useState(total);
  const find = () => {
    setCount(showTiles(listId, input.current?.value ?? ''));
  };
  // What was typed before the script came.
  useEffect(find, [listId]);
  return (
    <div role="search" aria-label="Chercher une assurance" className={styles.filter}>
      <SearchField ref={input} id="assurance-nom" label="Chercher mon assurance" onInput={find} />
      <p role="status" className={field.count}>
        {insurerCount(count)}
      </p>
    </div>
  );
}
