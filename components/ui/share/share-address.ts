import { copyText } from '@/components/ui/copy/copy-text';
import { showToast } from '@/components/ui/toast/toast';

/** Returns true also if the visitor cancelled. */
async function shareWithSystem(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Shares the `data-share` of a button with the system's dialog, or copies the link. */
export async function shareAddress(button: HTMLElement): Promise<void> {
  const { share: path = '', title = '' } = button.dataset;
  const { href: url } = new URL(path, location.href);
  // Chats show only the text and the address.
  if (await shareWithSystem({ title, text: title, url })) return;
  if (await copyText(url)) showToast('Lien copié');
  else showToast('Copie impossible ici. Copiez ce lien\u00a0: ', { lasting: true, toCopy: url });
}
