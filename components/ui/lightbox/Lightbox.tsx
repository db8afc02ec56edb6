'use client';

import { useEffect } from 'react';
import { openPicturesInViewer } from './open-pictures';

/**
 * Opens the pictures inside the element `rootId` full screen: links around pictures, inside a group whose
 * `aria-label` names them. Renders nothing; without it, or when the viewer cannot be loaded, the link opens the file.
 */
export function Lightbox({ rootId }: { readonly rootId: string }) {
  useEffect(() => openPicturesInViewer({ rootId }), [rootId]);
  return null;
}
