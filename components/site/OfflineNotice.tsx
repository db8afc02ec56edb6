import * as styles from './OfflineNotice.css';
import type { Way } from '@/content/model/clinic/ways';

/** `followConnection` shows it. The role `status` is left to the page's own messages. */
export function OfflineNotice({ call }: { call: Way }) {
  return (
    <div aria-live="polite">
      {/* A style shows it all the same; a reader view does not. */}
      <p hidden className={styles.notice}>
        Vous êtes hors connexion — appelez le{' '}
        <a href={call.href} className={styles.phone}>
          {call.note}
        </a>
      </p>
    </div>
  );
}
