'use client';

import { useEffect } from 'react';
import { followMotionPreference } from './band-motion';

/** Sets the band of insurers in motion, with the button that stops it; renders nothing. */
export function BandMotion({
  viewportId,
  buttonId,
}: {
  readonly viewportId: string;
  readonly buttonId: string;
}) {
  useEffect(() => followMotionPreference({ viewportId, buttonId }), [viewportId, buttonId]);
  return null;
}
