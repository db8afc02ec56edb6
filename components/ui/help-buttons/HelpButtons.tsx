'use client';

import { useEffect } from 'react';
import { installHelpButtons } from './help-buttons';

/** Brings the buttons that copy and share inside the element `rootId` to life; renders nothing. */
export function HelpButtons({ rootId }: { readonly rootId: string }) {
  useEffect(() => installHelpButtons({ rootId }), [rootId]);
  return null;
}
