'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;
const currentYear = () => new Date().getFullYear();

/** The year of the copyright line: the build's own, corrected in the browser once the year has turned. */
export function CopyrightYear({ builtYear }: { readonly builtYear: number }) {
  return useSyncExternalStore(neverChanges, currentYear, () => builtYear);
}
