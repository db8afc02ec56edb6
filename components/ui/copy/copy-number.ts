import { showToast } from '@/components/ui/toast/toast';
import { copyText } from './copy-text';

/** Copies the `data-copy` of a button. If the browser refuses, selects the number before the button. */
export async function copyNumber(button: HTMLElement): Promise<void> {
  if (await copyText(button.dataset.copy ?? '')) {
    showToast('Numéro copié');
    return;
  }
  const printed = button.previousElementSibling;
  if (printed) getSelection()?.selectAllChildren(printed);
  showToast('Copie impossible ici. Le numéro est sélectionné\u00a0: copiez-le.', {
    lasting: true,
  });
}
