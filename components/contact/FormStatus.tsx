import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import * as styles from './ContactForm.css';

/** Delay after which a sending is announced again, ms. */
const longSending = 10_000;

function useIsLong(isSending: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(setIsLong, longSending, true);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isSending]);
  return isLong;
}

/** `OfflineNotice` announces the loss of the network itself. */
export function FormStatus({
  isSending,
  isOnline,
  isSaid,
}: {
  isSending: boolean;
  isOnline: boolean;
  /** Whether the form already shows why the message was not sent. */
  isSaid: boolean;
}) {
  const isLong = useIsLong(isSending);
  const [wasLost, setWasLost] = useState(false);
  if (!isOnline && !wasLost) setWasLost(true);
  return (
    <div role="status">
      {isSending && !isLong && <VisuallyHidden>Envoi…</VisuallyHidden>}
      {isSending && isLong && <p className={styles.connection}>Envoi toujours en cours…</p>}
      {!isOnline && !isSaid && !isSending && (
        <p key="away" className={styles.connection}>
          Ce que vous écrivez reste ici{'\u00a0'}; vous pourrez l’envoyer au retour de la connexion.
        </p>
      )}
      {isOnline && wasLost && !isSaid && (
        <p key="back" className={styles.connection}>
          La connexion est revenue{'\u00a0'}: vous pouvez envoyer votre message.
        </p>
      )}
    </div>
  );
}
