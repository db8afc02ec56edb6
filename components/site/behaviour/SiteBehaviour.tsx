'use client';

import { useEffect } from 'react';
// The stand-in for a lost picture is fetched late; its styles are the page's from the start.
import '@/components/ui/broken-picture/BrokenPicture.css';
import { installSite, type SiteParts } from './install-site';

/** Brings what every page has to life; renders nothing. */
export function SiteBehaviour({ menuId, yearId }: SiteParts) {
  useEffect(() => installSite({ menuId, yearId }), [menuId, yearId]);
  return null;
}
