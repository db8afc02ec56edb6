import { displayPhone, telHref, type PhoneNumber } from '@/content/model/phone';
import { offlineNoticeId } from './page-ids';
import * as styles from './OfflineNotice.css';

/**
 * At the foot of the screen while there is no network: the telephone needs none. Hidden until a script knows. Not a
 * `status`, which is what a page says of itself.
 */
export function OfflineNotice({ phone }: { readonly phone: PhoneNumber }) {
  return (
    <div aria-live="polite">
      <p id={offlineNoticeId} hidden className={styles.notice}>
        Vous êtes hors connexion — appelez le{' '}
        <a href={telHref(phone)} className={styles.phone}>
          {displayPhone(phone)}
        </a>
      </p>
    </div>
  );
}
