import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import { showToast } from '@/components/ui/toast/toast';
import { copyText } from './copy-text';

async function copyMessage(message: string, select: () => void): Promise<void> {
  if (await copyText(message)) {
    showToast('Message copié');
    return;
  }
  select();
  showToast('Copie impossible ici. Votre message est sélectionné\u00a0: copiez-le.', {
    lasting: true,
  });
}

/** `select` selects the message in the page, for a browser that refuses to copy. */
export function CopyMessage({ message, select }: { message: string; select: () => void }) {
  return (
    <button
      type="button"
      className={button({ kind: 'outline' })}
      onClick={() => {
        void copyMessage(message, select);
      }}
    >
      <Icon name="copy" size={20} />
      Copier ce message
    </button>
  );
}
