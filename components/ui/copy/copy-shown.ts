import { showToast } from '@/components/ui/toast/toast';
import { copyText } from './copy-text';

/**
 * Copies the `data-copy` of a button: a number, or the message shown in the element whose id is `data-message`. If the
 * browser refuses, selects the message, or the number before the button.
 */
export async function copyShown(button: HTMLElement): Promise<void> {
  const { copy = '', message } = button.dataset;
  const what = message === undefined ? 'Numéro' : 'Message';
  if (await copyText(copy)) {
    showToast(`${what} copié`);
    return;
  }
  const shown =
    message === undefined ? button.previousElementSibling : document.getElementById(message);
  if (shown instanceof HTMLTextAreaElement) shown.select();
  else if (shown) getSelection()?.selectAllChildren(shown);
  showToast(`Copie impossible ici. Le ${what.toLowerCase()} est sélectionné\u00a0: copiez-le.`, {
    lasting: true,
  });
}
