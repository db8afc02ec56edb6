import { useLayoutEffect, useRef } from 'react';
import { button } from '@/components/ui/button/button.css';
import { Icon } from '@/components/ui/icon/Icon';
import { hideAround } from './hide-around';
import * as styles from './SentNotice.css';

/**
 * The green line that replaces the whole section once the message is sent (specification § 2). It takes the focus,
 * so that it is read and in view.
 *
 * The heading and the cards around are the server's: they are hidden while this line is there, rather than drawn
 * again by the browser, which would ship them twice.
 */
export function SentNotice({
  sectionId,
  reply,
  onWriteAgain,
}: {
  readonly sectionId: string;
  /** Who replies, and within what time; none where nobody has said. */
  readonly reply: string | undefined;
  readonly onWriteAgain: () => void;
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
        <Icon name="check" size={20} />
        <span className={styles.sign}>✅</span> Merci, votre message a bien été envoyé{'\u00a0'}!
      </p>
      {reply !== undefined && <p className={styles.reply}>{reply}</p>}
      <button type="button" onClick={onWriteAgain} className={button({ kind: 'outline' })}>
        Écrire un autre message
      </button>
    </div>
  );
}
