import { button } from '@/components/ui/button/button.css';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
// The toast is created later, by its script; its style is in the page from the start.
import '@/components/ui/toast/Toast.css';

/** Shares an address of the site (`installCopyAndShare`). */
export function ShareButton({
  href,
  title,
}: {
  readonly href: string;
  /** What is shared, in a few words: a chat shows them before the address. */
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
