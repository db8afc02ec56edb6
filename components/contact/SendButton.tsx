import { button } from '@/components/ui/button/button';
import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import * as styles from './ContactForm.css';
import { failureWords } from './provider-words';

const ownPostWords =
  'Après l’envoi, une page de Formspree s’ouvrira, en anglais. Si elle dit «\u00a0Thanks\u00a0», votre message est arrivé\u00a0: ne l’envoyez pas deux fois.';

const againId = 'contact-deja';

/** A disabled button would lose the focus; `useSending` ignores presses while `aria-disabled`. */
export function SendButton({
  isSending,
  mayHaveArrived,
  isSaid,
}: {
  isSending: boolean;
  /** Whether an earlier post may have arrived. */
  mayHaveArrived: boolean;
  /** Whether the form already says so. */
  isSaid: boolean;
}) {
  const isSecond = mayHaveArrived && !isSending;
  return (
    <>
      <p className={styles.ownPost}>{ownPostWords}</p>
      <p role="status" className={styles.unsent}>
        {failureWords.offline}
      </p>
      {isSecond && (
        <p key={String(isSaid)} id={againId} className={styles.connection}>
          {!isSaid && 'Votre premier envoi est peut-être arrivé. '}
          Si vous envoyez à nouveau, la clinique verra que c’est un second envoi.
        </p>
      )}
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        aria-describedby={isSecond ? againId : undefined}
        className={`${button({ size: 'large' })} ${styles.send}`}
      >
        <ChangingWords>{isSending ? styles.busyLabel : 'Envoyer le Message'}</ChangingWords>
      </button>
    </>
  );
}
