import { actions } from '@/components/booking/steps/steps.css';
import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './AppointmentRequest.css';

export interface SickNowProps {
  words: string;
  call: { href: string; label: string };
  ways: readonly { href: string; label: string }[];
}

const urgent = button({ kind: 'urgent' });

/** Before the doctors of a reason that cannot always wait. */
export function SickNow({ words, call, ways }: SickNowProps) {
  return (
    <div className={styles.sick}>
      <p>
        <b>{'Malade maintenant\u00a0?'}</b> {words}
      </p>
      <div className={actions}>
        {/* « Urgent ? », above, shows the number. */}
        <a href={call.href} className={urgent}>
          <Icon name="phone" size={20} />
          Appeler
        </a>
        {ways.map(({ href, label }) => (
          <a key={href} href={href} className={styles.other}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
