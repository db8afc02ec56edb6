'use client';

import { useEffect } from 'react';
import { installUnfolding, type UnfoldingParts } from './unfolding';

/** Helps « Voir plus » and « Voir moins », which work by themselves; renders nothing. */
export function ServicesUnfolding({ listId, memoryId, buttonId, shownFirst }: UnfoldingParts) {
  useEffect(
    () => installUnfolding({ listId, memoryId, buttonId, shownFirst }),
    [listId, memoryId, buttonId, shownFirst],
  );
  return null;
}
