import { Icon } from '@/components/ui/icon/Icon';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './UrgentStrip.css';

export function UrgentStrip({ phone }: { phone: PhoneNumber }) {
  return (
    <p className={styles.strip}>
      <b className={styles.question}>{'Urgent\u00a0?'}</b>{' '}
      <a href={telHref(phone)} className={styles.phone}>
        <Icon name="phone" size={20} className={styles.glyph} />
        {displayPhone(phone)}
      </a>{' '}
      <a href={routes.emergencies()} className={styles.link}>
        Que faire
      </a>
    </p>
  );
}
