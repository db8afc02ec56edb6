'use client';

import { useEffect } from 'react';
import { installChoosing } from './choosing';

/**
 * Lets a choice in the list show its panel without leaving the page; renders nothing. The address is read in the
 * effect and never while rendering: what is rendered first must be what the server wrote.
 */
export function SpecialtyChooser({ navId }: { readonly navId: string }) {
  useEffect(() => installChoosing({ navId }), [navId]);
  return null;
}
