import { Icon } from '@/components/ui/icon/Icon';
import type { Way } from '@/content/model/clinic/ways';
import * as styles from './CardPhone.css';

export const CardPhone = ({ call }: { call: Way }) => (
  <a href={call.href} className={styles.phone}>
    <Icon name="phone" size={20} className={styles.glyph} />
    {call.note}
  </a>
);
