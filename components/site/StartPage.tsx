'use client';

import { useEffect } from 'react';
import { lost, ready, wake } from '@/components/islands/marks';
import { noteGestures } from '@/components/ui/arrival/arrival';
import { installSite } from './behaviour/install-site';

/**
 * Installs the page's behaviour if Next hydrates the page; on the light site, `light/browser/` does. The last element,
 * so that all components are hydrated before it.
 */
export function StartPage() {
  useEffect(() => {
    noteGestures();
    installSite();
    for (const island of document.querySelectorAll(`[${wake}]`)) {
      island.parentElement?.removeAttribute(lost);
      island.removeAttribute(wake);
    }
    document.documentElement.setAttribute(ready, '');
  }, []);
  return null;
}
