'use client';

import { useEffect } from 'react';
import { installCopyButtons } from './copy-buttons';

/** Brings the copy buttons inside the element `rootId` to life; renders nothing. */
export function CopyButtons({ rootId }: { readonly rootId: string }) {
  useEffect(() => {
    const root = document.getElementById(rootId);
    return root ? installCopyButtons(root) : undefined;
  }, [rootId]);
  return null;
}
