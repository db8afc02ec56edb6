import { copyText } from '@/components/ui/copy/copy-text';
import { showToast } from '@/components/ui/toast/toast';

/** Whether the visitor's own way of sharing has taken it, or the visitor thought better of it. */
async function shareWithSystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Shares the address of a button (`data-share`, with `data-title`): through the system's own list of applications where
 * there is one, else by copying the link.
 */
export async function shareAddress(button: HTMLElement): Promise<void> {
  const { share: path = '', title = '' } = button.dataset;
  const { href: url } = new URL(path, location.href);
  // The title alone is left out by chats, which show text and address.
  if (await shareWithSystem({ title, text: title, url })) return;
  if (await copyText(url)) showToast('Lien copié');
  else showToast('Copie impossible ici. Copiez ce lien\u00a0: ', { lasting: true, toCopy: url });
}
