import { Icon } from '@/components/ui/icon/Icon';
import * as styles from './UrgentStrip.css';

export function UrgentStrip({
  call,
  whatToDo,
  signs,
}: {
  call: { href: string; note: string };
  whatToDo: string;
  signs?: { href: string; label: string };
}) {
  return (
    <p className={styles.strip}>
      <b className={styles.question}>{'Urgent\u00a0?'}</b>{' '}
      <a href={call.href} className={styles.phone}>
        <Icon name="phone" size={20} className={styles.glyph} />
        {call.note}
      </a>{' '}
      <a href={whatToDo} className={styles.link}>
        Que faire
      </a>
      {signs && (
        <>
          {' '}
          <a href={signs.href} className={styles.signs}>
            {signs.label}
          </a>
        </>
      )}
    </p>
  );
}
