'use client';

import { useEffect } from 'react';
import { noteGestures } from '@/components/islands/arrival';

/** Runs in `npm run dev` what the exported pages run by a script in their head; renders nothing. */
export function StartInDevelopment() {
  useEffect(() => {
    noteGestures();
    void import('./main');
  }, []);
  return null;
}
