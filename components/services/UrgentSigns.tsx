import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { displayPhone, telHref, type PhoneNumber } from '@/content/model/phone';
import type { UrgentAdvice } from '@/content/model/specialty';
import { comeOrCall, firstAidAnchor, leadInOf, sentencesOf } from '@/content/model/urgent';
import * as styles from './UrgentSigns.css';

/** What to do in one case: a step a line, where there are several. */
function Act({ line }: { readonly line: string }) {
  const [leadIn, rest] = leadInOf(line);
  const [first = '', ...others] = sentencesOf(rest);
  return (
    <div className={styles.note}>
      <p>
        {leadIn && <strong>{leadIn}</strong>}
        {first}
      </p>
      {others.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function FirstAid({
  lines,
  isOnItsPage,
}: {
  readonly lines: readonly string[];
  /** Not in a panel, which shows one specialty after another. */
  readonly isOnItsPage: boolean;
}) {
  return (
    <>
      <div className={styles.title}>
        <Heading
          level={isOnItsPage ? 3 : 4}
          look="item"
          id={isOnItsPage ? firstAidAnchor : undefined}
        >
          Premiers gestes
        </Heading>
      </div>
      {lines.map((line) => (
        <Act key={line} line={line} />
      ))}
    </>
  );
}

/** What cannot wait, before anything else on its subject: the telephone, the signs, those of the same day, then first aid. */
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
      {today !== undefined && (
        <p className={styles.note}>
          <strong>Venez le jour même</strong> si {today}.
        </p>
      )}
      {firstAid && <FirstAid lines={firstAid} isOnItsPage={headingLevel === 2} />}
    </div>
  );
}
