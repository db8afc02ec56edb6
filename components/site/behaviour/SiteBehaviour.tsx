'use client';

import { useEffect } from 'react';
import { installAnchorFocus } from './anchor-focus';
import { installMenuClosing } from './close-menu';

/** Brings the bar and the in-page links to life; renders nothing. */
export function SiteBehaviour({ menuId }: { readonly menuId: string }) {
  useEffect(() => {
    const undo = [installMenuClosing(menuId), installAnchorFocus()];
    return () => {
      for (const undoOne of undo) undoOne();
    };
  }, [menuId]);
  return null;
}
