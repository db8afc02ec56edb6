import { button } from '@/components/ui/button/button';
import { ChangingWords } from '@/components/ui/changing-words/ChangingWords';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { MessageState } from '@/content/model/contact/message-state';
import * as styles from './ContactForm.css';
import { failureWords } from './provider-words';

const ownPostWords =
  'Après l’envoi, une page de Formspree s’ouvrira, en anglais. Si elle dit «\u00a0Thanks\u00a0», votre message est arrivé\u00a0: ne l’envoyez pas deux fois.';

const againId = 'contact-deja';

/** `OfflineNotice` announces the loss of the network itself. */
function Status({ stage, network }: Pick<MessageState, 'stage' | 'network'>) {
  const isSending = stage.step === 'sending';
  const isSaid = stage.step === 'failed';
  return (
    <div role="status">
      {isSending && !stage.isLong && <VisuallyHidden>Envoi…</VisuallyHidden>}
      {isSending && stage.isLong && <p className={styles.connection}>Envoi toujours en cours…</p>}
      {network === 'lost' && !isSaid && !isSending && (
        <p key="away" className={styles.connection}>
          Ce que vous écrivez reste ici{'\u00a0'}; vous pourrez l’envoyer au retour de la connexion.
        </p>
      )}
      {network === 'back' && !isSaid && (
        <p key="back" className={styles.connection}>
          La connexion est revenue{'\u00a0'}: vous pouvez envoyer votre message.
        </p>
      )}
    </div>
  );
}

/** A disabled button would lose the focus; no press counts while `aria-disabled`. */
export function SendButton({ stage, network, mayHaveArrived }: MessageState) {
  const isSending = stage.step === 'sending';
  const isSecond = mayHaveArrived && !isSending;
  return (
    <div>
      <Status stage={stage} network={network} />
      <p className={styles.ownPost}>{ownPostWords}</p>
      <p role="status" className={styles.unsent}>
        {failureWords.offline}
      </p>
      {isSecond && (
        <p key={stage.step} id={againId} className={styles.connection}>
          {stage.step !== 'failed' && 'Votre premier envoi est peut-être arrivé. '}
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
    </div>
  );
}
