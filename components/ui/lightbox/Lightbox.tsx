'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { isPlainClick } from '@/components/ui/link/plain-click';

/** The picture link that a plain click leads to, or null: a new tab, a download, or something else. */
function linkOfClick(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || event.defaultPrevented) return null;
  const link = (event.target as Element).closest('a');
  return link?.querySelector('img') ? link : null;
}

/** Whether the picture of the link could not be loaded: neither can the file it leads to. */
function isBroken(link: HTMLAnchorElement): boolean {
  const image = link.querySelector('img');
  return image?.complete === true && image.naturalWidth === 0;
}

/** Fetches the viewer, the first time, and opens it on the pictures of the link's group, under the group's name. */
async function openViewerAt(link: HTMLAnchorElement): Promise<void> {
  const gallery = link.closest('[role="group"]');
  if (!gallery) return;
  const { openViewer } = await import('./viewer');
  await openViewer(gallery, link, gallery.getAttribute('aria-label') ?? '');
}

/**
 * Opens the pictures inside the element `rootId` full screen: links around pictures, inside a group whose `aria-label` names
 * them. Renders nothing. Without it the link opens the file, and so it does when the viewer cannot be fetched, unless there is
 * no network or no picture: the visitor's place on the page would be lost for nothing.
 */
export function Lightbox({ rootId }: { readonly rootId: string }) {
  const [opening, setOpening] = useState<HTMLAnchorElement | null>(null);

  // At once: from here on a click opens the viewer, and no file.
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
