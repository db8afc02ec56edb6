'use client';

import { useEffect } from 'react';
import { installSite, type SiteParts } from './install-site';

/** Brings what every page has to life; renders nothing. */
export function SiteBehaviour({ menuId, yearId }: SiteParts) {
  useEffect(() => installSite({ menuId, yearId }), [menuId, yearId]);
  return null;
}
