import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/phone';
import type { UrgentAdvice } from '@/content/model/specialty';
import { comeOrCall } from '@/content/model/urgent';
import * as styles from './UrgentSigns.css';

/** What cannot wait, before anything else on its subject: the telephone, the signs, then what to do at once. */
export function UrgentSigns({
  advice: { urgent, today, firstAid },
  phone,
  headingLevel,
}: {
  readonly advice: UrgentAdvice;
  readonly phone: PhoneNumber;
  readonly headingLevel: 2 | 3;
}) {
  return (
    <div className={styles.box}>
      <div className={styles.call}>
        <Heading level={headingLevel} look="item">
          {comeOrCall}{' '}
          <a href={telHref(phone)} className={styles.phone}>
            <Icon name="phone" size={20} />
            {displayPhone(phone)}
          </a>{' '}
          si…
        </Heading>
      </div>
      <ul className={styles.signs}>
        {urgent.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      {firstAid?.map((line) => (
        <p key={line} className={styles.note}>
          {line}
        </p>
      ))}
      {today !== undefined && (
        <p className={styles.note}>
          <strong>Venez le jour même</strong> si {today}.
        </p>
      )}
    </div>
  );
}
