import { copyShown } from '@/components/ui/copy/copy-shown';
import { shareAddress } from '@/components/ui/share/share-address';
import { canCopy, lateButtons, lateOf } from './late-button';

/** Makes late buttons work, also those that a component shows later. */
export function installCopyAndShare(): void {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(lateButtons);
    if (!button) return;
    const late = lateOf(button);
    if (late.print !== undefined) print();
    else void (late.copy === undefined ? shareAddress : copyShown)(button);
  });
  document.documentElement.setAttribute(canCopy, '');
}
