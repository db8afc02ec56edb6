'use client';

import { useEffect } from 'react';
import { installFiltering, type FilteringIds } from './filtering';

/** Brings the doctors' filter to life; renders nothing. The address is read in the effect, never while rendering. */
export function DoctorFiltering({ formId, listId, countId, clearId, nobodyId }: FilteringIds) {
  useEffect(
    () => installFiltering({ formId, listId, countId, clearId, nobodyId }),
    [formId, listId, countId, clearId, nobodyId],
  );
  return null;
}
