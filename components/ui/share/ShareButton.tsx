import { button } from '@/components/ui/button/button';
import { shares } from '@/components/ui/button/late-button';
import { late } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
// The script of the toast loads no style sheet.
import '@/components/ui/toast/Toast.css';

export function ShareButton({
  href,
  title,
  text,
  label = 'Partager',
  isGlyph = false,
}: {
  href: string;
  title: string;
  /** Chats show it before the address. Defaults to the title. */
  text?: string;
  label?: string;
  /** Hides the label from view. */
  isGlyph?: boolean;
}) {
  return (
    <button
      type="button"
      {...shares(href, title, text)}
      className={`${button({ kind: 'quiet', size: 'small' })} ${late}`}
    >
      <Icon name="share" size={20} />
      {isGlyph ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </button>
  );
}
