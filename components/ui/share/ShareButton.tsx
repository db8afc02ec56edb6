import { button } from '@/components/ui/button/button.css';
import { late, lateGlyph } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
// The toast is created later, by its script; its style is in the page from the start.
import '@/components/ui/toast/Toast.css';

/** Shares an address of the site (`installCopyAndShare`): with its word or, beside another button, as a glyph. */
export function ShareButton({
  href,
  title,
  look,
}: {
  readonly href: string;
  /** What is shared, in a few words: a chat shows them before the address. */
  readonly title: string;
  readonly look: 'word' | 'glyph';
}) {
  const shared = { 'data-share': href, 'data-title': title };
  return look === 'word' ? (
    <button
      type="button"
      {...shared}
      className={`${button({ kind: 'quiet', size: 'large' })} ${late}`}
    >
      <Icon name="share" size={20} />
      Partager
    </button>
  ) : (
    <button
      type="button"
      {...shared}
      aria-label={`Partager\u00a0: ${title}`}
      className={lateGlyph({ size: 'button' })}
    >
      <Icon name="share" size={20} />
    </button>
  );
}
