'use client';

import { useEffect } from 'react';
import { installShareButtons } from './share-buttons';

/** Brings the share buttons inside the element `rootId` to life; renders nothing. */
export function ShareButtons({ rootId }: { readonly rootId: string }) {
  useEffect(() => {
    const root = document.getElementById(rootId);
    return root ? installShareButtons(root) : undefined;
  }, [rootId]);
  return null;
}
