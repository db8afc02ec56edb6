'use client';

import { useEffect } from 'react';
import { noteGestures } from '@/components/islands/arrival';
import { installSite } from './behaviour/install-site';

/**
 * Starts the behaviour of the page where Next hydrates it: in development, and in a build without the light step, which starts it
 * otherwise. Renders nothing. To be the last of the page, so that all parts are hydrated before it.
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
