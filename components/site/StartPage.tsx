'use client';

import { useEffect } from 'react';
import { noteGestures } from '@/components/islands/arrival';
import { installSite } from './behaviour/install-site';

/**
 * Where Next hydrates the page; on the light site, `light/browser/` starts it. The last element, so that all components
 * are hydrated before it.
 */
export function StartPage() {
  useEffect(() => {
    noteGestures();
    installSite();
    for (const island of document.querySelectorAll('[data-wake]')) {
      island.parentElement?.removeAttribute('data-lost');
      island.removeAttribute('data-wake');
    }
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
