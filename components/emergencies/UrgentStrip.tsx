import { Icon } from '@/components/ui/icon/Icon';
import { routes } from '@/content/model/clinic/routes';
import type { Urgent } from '@/content/model/emergencies/urgent';
import type { SiteLink } from '@/content/model/pages/navigation';
import { finger } from '@/components/theme/target.css';
import * as styles from './UrgentStrip.css';

export function UrgentStrip({ call, signs }: Pick<Urgent, 'call'> & { signs?: SiteLink }) {
  return (
    <p className={styles.strip}>
      <b className={styles.question}>{'Urgent\u00a0?'}</b>{' '}
      <a href={call.href} className={styles.phone}>
        <Icon name="phone" size={20} className={styles.glyph} />
        {call.note}
      </a>{' '}
      <a href={routes.emergencies()} className={styles.link}>
        Que faire
      </a>
      {signs && (
        <>
          {' '}
          <a href={signs.href} className={finger}>
            {signs.label}
          </a>
        </>
      )}
    </p>
  );
}
