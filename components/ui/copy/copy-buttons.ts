import { hideBubble, showBubble } from '@/components/ui/bubble/bubble';
import { copyText } from './copy-text';

async function copy(button: HTMLElement): Promise<void> {
  if (await copyText(button.dataset.copy ?? '')) {
    showBubble(button, 'Numéro copié');
    return;
  }
  const printed = button.previousElementSibling;
  if (printed) getSelection()?.selectAllChildren(printed);
  showBubble(button, 'Copie impossible ici. Le numéro est sélectionné\u00a0: copiez-le.', {
    lasting: true,
  });
}

/**
 * Shows the buttons inside `root` that copy a number (`data-copy`) and answers them. Where the clipboard is refused, the
 * number printed before the button is selected. Answers the function that undoes it.
 */
export function installCopyButtons(root: HTMLElement): () => void {
  const installed = new AbortController();
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]');
    if (button) void copy(button);
  };
  root.addEventListener('click', onClick, { signal: installed.signal });
  root.dataset.helping = '';
  return () => {
    installed.abort();
    delete root.dataset.helping;
    hideBubble();
  };
}
