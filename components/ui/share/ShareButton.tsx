import { button } from '@/components/ui/button/button';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
// The script of the toast loads no style sheet.
import '@/components/ui/toast/Toast.css';

/** `installCopyAndShare` makes the button work. */
export function ShareButton({
  href,
  title,
}: {
  href: string;
  /** Chats show it before the address. */
  title: string;
}) {
  return (
    <button
      type="button"
      data-share={href}
      data-title={title}
      className={`${button({ kind: 'quiet', size: 'small' })} ${late}`}
    >
      <Icon name="share" size={20} />
      Partager
    </button>
  );
}
