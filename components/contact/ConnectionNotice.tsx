import { useState } from 'react';
import * as styles from './ContactForm.css';

/**
 * Says what becomes of the text when the network is gone, before anyone tries to send, and that it is back. That it is
 * gone, the line at the foot of every page says.
 */
export function ConnectionNotice({
  isOnline,
  isSaid,
}: {
  readonly isOnline: boolean;
  /** Whether something else on the form already says why nothing goes. */
  readonly isSaid: boolean;
}) {
  const [wasLost, setWasLost] = useState(false);
  if (!isOnline && !wasLost) setWasLost(true);
  return (
    <div role="status">
      {!isOnline && !isSaid && (
        <p className={styles.connection}>
          Ce que vous écrivez reste ici{'\u00a0'}; vous pourrez l’envoyer au retour de la connexion.
        </p>
      )}
      {isOnline && wasLost && !isSaid && (
        <p className={styles.connection}>
          La connexion est revenue{'\u00a0'}: vous pouvez envoyer votre message.
        </p>
      )}
    </div>
  );
}
