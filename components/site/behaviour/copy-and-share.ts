import { copyShown } from '@/components/ui/copy/copy-shown';
import { shareAddress } from '@/components/ui/share/share-address';

export function installCopyAndShare(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      '[data-copy], [data-share], [data-print]',
    );
    if (button?.dataset.print !== undefined) print();
    else if (button) void (button.dataset.copy === undefined ? shareAddress : copyShown)(button);
  });
  document.documentElement.dataset.canCopy = '';
}
