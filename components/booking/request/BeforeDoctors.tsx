import { actions } from '@/components/booking/steps/steps.css';
import { button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import type { Reason } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';

export interface SickNowProps {
  words: string;
  call: { href: string; label: string };
  ways: readonly { href: string; label: string }[];
}

const urgent = button({ kind: 'urgent' });

function SickBox({ question, words, call, ways }: SickNowProps & { question: string }) {
  return (
    <div className={styles.sick}>
      <p>
        <b>{question}</b> {words}
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

/** Says what cannot wait for a consultation of the reason, then what needs no appointment. */
export function BeforeDoctors({ reason, sickNow }: { reason: Reason; sickNow: SickNowProps }) {
  const { urgent: question, answer } = reason;
  return (
    <>
      {question !== undefined && <SickBox question={question} {...sickNow} />}
      {answer && (
        <div className={styles.answer}>
          <p>
            <b>{answer.heading}</b> {answer.words}
          </p>
          <a href={answer.href} className={styles.other}>
            Comment venir
          </a>
        </div>
      )}
    </>
  );
}
