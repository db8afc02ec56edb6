import { button } from '@/components/ui/button/button.css';
import { copyText } from '@/components/ui/copy/copy-text';
import { Icon } from '@/components/ui/icon/Icon';
import { showToast } from '@/components/ui/toast/toast';
import { controlId } from './contact-ids';

async function copyMessage(message: string): Promise<void> {
  if (await copyText(message)) {
    showToast('Message copié');
    return;
  }
  const field = document.getElementById(controlId('message'));
  if (field instanceof HTMLTextAreaElement) field.select();
  showToast('Copie impossible ici. Votre message est sélectionné\u00a0: copiez-le.', {
    lasting: true,
  });
}

export function CopyMessage({ message }: { message: string }) {
  return (
    <button
      type="button"
      className={button({ kind: 'outline' })}
      onClick={() => {
        void copyMessage(message);
      }}
    >
      <Icon name="copy" size={20} />
      Copier ce message
    </button>
  );
}
