'use client';

import { useEffect } from 'react';
import { watchBrokenPictures } from './broken-picture';

/** Says « Image indisponible » in place of each picture inside the element `rootId` that fails; renders nothing. */
export function BrokenPictures({ rootId }: { readonly rootId: string }) {
  useEffect(() => {
    const root = document.getElementById(rootId);
    return root ? watchBrokenPictures(root) : undefined;
  }, [rootId]);
  return null;
}
