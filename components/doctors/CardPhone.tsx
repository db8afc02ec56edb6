import { Icon } from '@/components/ui/icon/Icon';
import type { Clinic } from '@/content/model/clinic/clinic';
import { displayPhone, phoneFor, telHref } from '@/content/model/clinic/phone';
import * as styles from './CardPhone.css';

/** Doctors have no number of their own. */
export function CardPhone({ clinic }: { clinic: Clinic }) {
  const bookingPhone = phoneFor(clinic.phones, 'rendez-vous');
  return (
    <a href={telHref(bookingPhone)} className={styles.phone}>
      <Icon name="phone" size={20} className={styles.glyph} />
      {displayPhone(bookingPhone)}
    </a>
  );
}
