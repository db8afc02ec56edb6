import { button } from '@/components/ui/button/button';
import { copies } from '@/components/ui/button/late-button';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';

/** `shownIn` is the id of the element that shows the message. */
export function CopyMessage({ message, shownIn }: { message: string; shownIn: string }) {
  return (
    <button
      type="button"
      {...copies(message, shownIn)}
      className={`${button({ kind: 'outline' })} ${late}`}
    >
      <Icon name="copy" size={20} />
      Copier ce message
    </button>
  );
}
