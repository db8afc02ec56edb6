import { button } from '@/components/ui/button/button.css';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
// For the toast: a script creates it later, and loads no style sheet.
import '@/components/ui/toast/Toast.css';

/** Button that shares an address of the site (`installCopyAndShare`). */
export function ShareButton({
  href,
  title,
}: {
  readonly href: string;
  /** Short title of the shared page, which chats show before the address. */
  readonly title: string;
}) {
  return (
    <button
      type="button"
      data-share={href}
      data-title={title}
      className={`${button({ kind: 'quiet', size: 'large' })} ${late}`}
    >
      <Icon name="share" size={20} />
      Partager
    </button>
  );
}
