import { actions } from '@/components/booking/steps/steps.css';
import { CallButton } from '@/components/ui/button/CallButton';
import * as styles from './AppointmentRequest.css';

export interface SickNowProps {
  words: string;
  call: { href: string; label: string };
  /** To come, or to write. */
  ways: readonly { href: string; label: string }[];
}

/** Before the doctors of a reason that cannot always wait. */
export function SickNow({ words, call, ways }: SickNowProps) {
  return (
    <div className={styles.sick}>
      <p>
        <b>{'Malade maintenant\u00a0?'}</b> {words}
      </p>
      <div className={actions}>
        {/* « Urgent ? », above, shows the number. */}
        <CallButton href={call.href} label="Appeler" kind="urgent" />
        {ways.map(({ href, label }) => (
          <a key={href} href={href} className={styles.other}>
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
