import { lateOf } from '@/components/ui/button/late-button';
import { showToast } from '@/components/ui/toast/toast';
import { copyText } from './copy-text';

/**
 * Copies a number, or a message that is shown. If the browser refuses, selects the message, or the number before the
 * button.
 */
export async function copyShown(button: HTMLElement): Promise<void> {
  const { copy = '', message } = lateOf(button);
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
