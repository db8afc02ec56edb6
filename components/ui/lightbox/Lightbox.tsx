'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { longestWait } from '@/components/islands/marks';
import { unavailable } from '@/components/ui/broken-picture/broken-picture';
import { isPlainClick } from '@/components/ui/link/plain-click';
import { showToast } from '@/components/ui/toast/toast';

function linkOfClick(event: MouseEvent): HTMLAnchorElement | null {
  if (!isPlainClick(event) || event.defaultPrevented) return null;
  const link = (event.target as Element).closest('a');
  return link?.querySelector('img') ? link : null;
}

/** A newer release may have taken the file off the host. */
async function isThere({ href }: HTMLAnchorElement): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(href, { method: 'HEAD' });
    return ok && headers.get('content-type')?.startsWith('image/') === true;
  } catch {
    return false;
  }
}

async function openFileOf(link: HTMLAnchorElement): Promise<void> {
  if (await isThere(link)) location.assign(link.href);
  else showToast(`${unavailable} pour l’instant.`);
}

async function openViewerAt(link: HTMLAnchorElement): Promise<void> {
  const gallery = link.closest('[role="group"]');
  if (!gallery) return;
  const { openViewer } = await import('./viewer');
  await openViewer(gallery, link, gallery.getAttribute('aria-label') ?? '');
}

/** The pictures must be in links, inside a group with an `aria-label`. Without the viewer, a link opens its file. */
export function Lightbox({ rootId }: { rootId: string }) {
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
    const late = setTimeout(showToast, longestWait, 'La photo arrive…');
    openViewerAt(opening)
      .catch(() => openFileOf(opening))
      .finally(() => {
        clearTimeout(late);
        opening.removeAttribute('aria-busy');
        setOpening(null);
      });
  }, [opening]);

  return null;
}
