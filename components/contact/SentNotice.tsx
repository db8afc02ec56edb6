import { useLayoutEffect, useRef } from 'react';
import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import { hideAround } from './hide-around';
import * as styles from './SentNotice.css';

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
