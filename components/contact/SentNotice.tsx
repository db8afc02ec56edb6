import { useLayoutEffect, useRef } from 'react';
import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './SentNotice.css';

/** Hides all of `whole` except `kept` and its ancestors, or nothing if `kept` is elsewhere. Returns the cleanup. */
function hideAround(kept: HTMLElement | null, whole: HTMLElement | null): () => void {
  const hidden: Element[] = [];
  if (kept && whole?.contains(kept)) {
    for (let node: Element = kept; node !== whole; node = node.parentElement ?? whole) {
      const siblings = [...(node.parentElement?.children ?? [])];
      hidden.push(...siblings.filter((other) => other !== node && !other.hasAttribute('hidden')));
    }
  }
  for (const element of hidden) element.setAttribute('hidden', '');
  return () => {
    for (const element of hidden) element.removeAttribute('hidden');
  };
}

/**
 * Hides the rest of the section (docs/requirements.md § 2). It cannot be removed: the script does not contain its
 * markup.
 */
export function SentNotice({
  sectionId,
  reply,
  isChanged = false,
  onWriteAgain,
}: {
  sectionId: string;
  reply: string | undefined;
  /** Whether the text has changed since it was sent. */
  isChanged?: boolean | undefined;
  onWriteAgain: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const showAgain = hideAround(box.current, document.getElementById(sectionId));
    line.current?.focus();
    return showAgain;
  }, [sectionId]);
  return (
    <div ref={box} className={styles.box}>
      <p ref={line} role="status" tabIndex={-1} className={styles.line}>
        <Icon name="check" size={20} className={styles.check} />
        <span className={styles.sign}>✅</span> Merci, votre message a bien été envoyé{'\u00a0'}!
      </p>
      {isChanged && (
        <p className={styles.reply}>
          Il est parti sans vos derniers changements{'\u00a0'}: «{'\u00a0'}Écrire un autre message
          {'\u00a0'}» les montre.
        </p>
      )}
      {reply !== undefined && <p className={styles.reply}>{reply}</p>}
      <button type="button" onClick={onWriteAgain} className={button({ kind: 'outline' })}>
        Écrire un autre message
      </button>
    </div>
  );
}
