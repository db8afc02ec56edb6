'use client';

import { useEffect } from 'react';
import { noteGestures } from '@/components/islands/arrival';
import { installSite } from './behaviour/install-site';

/**
 * Starts the page's behaviour where Next hydrates the page. On the light site, `light/browser/` starts it. Must
 * be the last element, so that all components are hydrated before it.
 */
export function StartPage() {
  useEffect(() => {
    noteGestures();
    installSite();
    for (const island of document.querySelectorAll('[data-wake]'))
      island.removeAttribute('data-wake');
    document.documentElement.dataset.ready = '';
  }, []);
  return null;
}
