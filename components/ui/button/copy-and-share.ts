import { showToast } from '@/components/ui/toast/toast';
import { canCopy, lateButtons, lateOf, type Late } from './late-button';

/** If the browser has no clipboard, or refuses it, shows the text, selected. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(done);
  } catch {
    showToast('Copie impossible ici. Copiez ce texte\u00a0: ', { lasting: true, toCopy: text });
  }
}

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
async function share({ share: path = '', title = '', text = title }: Late): Promise<void> {
  const { href: url } = new URL(path, location.href);
  // Chats show only the text and the address.
  if (!(await shareWithSystem({ title, text, url }))) await copy(`${text}\n${url}`, 'Texte copié');
}

/** Makes late buttons work, once, also those that a component shows later. */
export function installCopyAndShare(): void {
  if (document.documentElement.hasAttribute(canCopy)) return;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(lateButtons);
    if (!button) return;
    const late = lateOf(button);
    if (late.print !== undefined) print();
    else if (late.copy !== undefined) void copy(late.copy, 'Message copié');
    else void share(late);
  });
  document.documentElement.setAttribute(canCopy, '');
}
