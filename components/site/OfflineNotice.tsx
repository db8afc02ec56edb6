import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './OfflineNotice.css';

/** `followConnection` shows it. The role `status` is left to the page's own messages. */
export function OfflineNotice({ phone }: { phone: PhoneNumber }) {
  return (
    <div aria-live="polite">
      {/* A style shows it all the same; a reader view does not. */}
      <p hidden className={styles.notice}>
        Vous êtes hors connexion — appelez le{' '}
        <a href={telHref(phone)} className={styles.phone}>
          {displayPhone(phone)}
        </a>
      </p>
    </div>
  );
}
