'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';

function linkOfClick(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || event.defaultPrevented) return null;
  const link = (event.target as Element).closest('a');
  return link?.querySelector('img') ? link : null;
}

/** If the picture failed to load, the linked file probably fails too. */
function isBroken(link: HTMLAnchorElement): boolean {
  const image = link.querySelector('img');
  return image?.complete === true && image.naturalWidth === 0;
}

async function openViewerAt(link: HTMLAnchorElement): Promise<void> {
  const gallery = link.closest('[role="group"]');
  if (!gallery) return;
  const { openViewer } = await import('./viewer');
  await openViewer(gallery, link, gallery.getAttribute('aria-label') ?? '');
}

/**
 * Opens the pictures inside the element `rootId` full screen; they must be in links, inside a group with an
 * `aria-label`. If the viewer fails to load, the link opens the file, unless that would fail too.
 */
export function Lightbox({ rootId }: { readonly rootId: string }) {
  const [opening, setOpening] = useState<HTMLAnchorElement | null>(null);

  // A layout effect, so that any click after hydration opens the viewer.
  useLayoutEffect(() => {
    const root = document.getElementById(rootId);
    const onClick = (event: MouseEvent) => {
      const link = linkOfClick(event);
      if (!link?.closest('[role="group"]')) return;
      event.preventDefault();
      setOpening((current) => current ?? link);
    };
    root?.addEventListener('click', onClick);
    return () => {
      root?.removeEventListener('click', onClick);
    };
  }, [rootId]);

  useEffect(() => {
    if (!opening) return;
    opening.setAttribute('aria-busy', 'true');
    openViewerAt(opening)
      .catch(() => {
        if (navigator.onLine && !isBroken(opening)) location.assign(opening.href);
      })
      .finally(() => {
        opening.removeAttribute('aria-busy');
        setOpening(null);
      });
  }, [opening]);

  return null;
}
