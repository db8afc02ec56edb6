import type { ReactNode } from 'react';
import { copies } from '@/components/ui/button/late-button';
import { lateGlyph } from '@/components/ui/button/late-button.css';
import { Icon } from '@/components/ui/icon/Icon';
// The script of the toast loads no style sheet.
import '@/components/ui/toast/Toast.css';
import * as styles from './Copyable.css';

/** `children` is one element. */
export function Copyable({
  text,
  label,
  size = 'finger',
  children,
}: {
  text: string;
  label: string;
  size?: 'finger' | 'button';
  children: ReactNode;
}) {
  return (
    <span className={styles.row[size]}>
      {children}
      <button type="button" {...copies(text)} aria-label={label} className={lateGlyph[size]}>
        <Icon name="copy" size={20} />
      </button>
    </span>
  );
}
