/** The picture link that a plain click leads to, or null: a new tab, a download, or something else. */
function linkOfClick(event: MouseEvent): HTMLAnchorElement | null {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!plain || event.altKey || event.defaultPrevented) return null;
  const link = (event.target as Element).closest('a');
  return link?.querySelector('img') ? link : null;
}

/**
 * Loads the viewer, on the first click only, and opens it; opens the file when that cannot be done, unless there is no
 * network to fetch it: the visitor's place on the page would be lost for nothing.
 */
async function open(gallery: Element, link: HTMLAnchorElement): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  try {
    const { openViewer } = await import('./viewer');
    await openViewer(gallery, link, gallery.getAttribute('aria-label') ?? '');
  } catch {
    if (navigator.onLine) location.assign(link.href);
  } finally {
    link.removeAttribute('aria-busy');
  }
}

/**
 * Makes the picture links of each labelled group inside the element `rootId` open the viewer, under the group's name. Answers
 * the function that undoes it.
 */
export function openPicturesInViewer({ rootId }: { readonly rootId: string }): () => void {
  const root = document.getElementById(rootId);
  let opening = false;
  const onClick = (event: MouseEvent) => {
    const link = linkOfClick(event);
    const gallery = link?.closest('[role="group"]');
    if (!link || !gallery) return;
    event.preventDefault();
    if (opening) return;
    opening = true;
    void open(gallery, link).finally(() => {
      opening = false;
    });
  };
  root?.addEventListener('click', onClick);
  return () => {
    root?.removeEventListener('click', onClick);
  };
}
