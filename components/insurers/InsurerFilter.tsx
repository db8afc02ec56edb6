'use client';

import { useEffect, useRef, useState } from 'react';
import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import * as field from '@/components/ui/field/Field.css';
import { SearchField } from '@/components/ui/field/SearchField';
import { insurersInWords, insurersNamed } from '@/content/model/insurers/insurer-search';
import * as styles from './InsurerFilter.css';
import { tilesIn } from './tiles';

/** Returns a message that names the insurers shown. */
function showTiles(listId: string, typed: string): string {
  const list = document.getElementById(listId);
  const tiles = list ? tilesIn(list) : [];
  const { found, isSure } = insurersNamed(typed, tiles);
  for (const tile of tiles) tile.element.hidden = !found.includes(tile);
  return insurersInWords(found, isSure);
}

export function InsurerFilter({ listId, total }: { listId: string; total: number }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState(`${total}\u00a0assurances acceptées`);
  const find = () => {
    setSaid(showTiles(listId, input.current?.value ?? ''));
  };
  // Applies text typed before hydration.
  useEffect(find, [listId]);
  return (
    <div role="search" aria-label="Chercher une assurance" className={styles.filter}>
      <SearchField ref={input} id="assurance-nom" label="Chercher mon assurance" onInput={find} />
      <p role="status" className={field.count}>
        <ChangingWords>{said}</ChangingWords>
      </p>
    </div>
  );
}
