import { hideBubble } from '@/components/ui/bubble/bubble';
import { copyNumber } from '@/components/ui/copy/copy-number';
import { shareAddress } from '@/components/ui/share/share-address';

/**
 * Shows the buttons inside the element `rootId` that copy a number (`data-copy`) or share an address (`data-share`), and
 * answers them. Answers the function that undoes it.
 */
export function installHelpButtons({ rootId }: { readonly rootId: string }): () => void {
  const installed = new AbortController();
  const root = document.getElementById(rootId);
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy], [data-share]');
    if (button) void (button.dataset.copy === undefined ? shareAddress : copyNumber)(button);
  };
  root?.addEventListener('click', onClick, { signal: installed.signal });
  root?.setAttribute('data-helping', '');
  return () => {
    installed.abort();
    root?.removeAttribute('data-helping');
    hideBubble();
  };
}
