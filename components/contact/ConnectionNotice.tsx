import { useState } from 'react';
import * as styles from './ContactForm.css';

/**
 * While offline, tells visitors that their text is kept; afterwards, that the network is back. `OfflineNotice`, at the
 * foot of every page, announces the loss of the network.
 */
export function ConnectionNotice({
  isOnline,
  isSaid,
}: {
  readonly isOnline: boolean;
  /** Whether the form already shows why the message was not sent. */
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
