import { lateOf } from '@/components/ui/button/late-button';
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

/** Shares the text and the address of a button with the system's dialog, or copies both. */
export async function shareAddress(button: HTMLElement): Promise<void> {
  const { share: path = '', title = '', text = title } = lateOf(button);
  const { href: url } = new URL(path, location.href);
  // Chats show only the text and the address.
  if (await shareWithSystem({ title, text, url })) return;
  const toCopy = `${text}\n${url}`;
  if (await copyText(toCopy)) showToast('Texte copié');
  else showToast('Copie impossible ici. Copiez ce texte\u00a0: ', { lasting: true, toCopy });
}
