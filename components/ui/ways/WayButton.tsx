import { button, type ButtonLook } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { byWay, shortWords, wayIcons, type Way } from './way';
import { WayLink } from './WayLink';
import * as styles from './ways.css';

export function WayButton({
  way,
  words,
  about,
  newTab,
  iconSize = 20,
  ...look
}: ButtonLook & {
  way: Way;
  /** Instead of the way's own, which then has the second line. */
  words?: string;
  /** For screen readers: « avec le Dr Awa Traoré ». */
  about?: string;
  newTab?: string;
  iconSize?: 20 | 24;
}) {
  return (
    <WayLink way={way} className={button(look)} {...(newTab !== undefined && { newTab })}>
      <Icon name={wayIcons[way.kind]} size={iconSize} />
      {words === undefined ? (
        <span className={way.kind === 'call' ? styles.number : undefined}>{shortWords(way)}</span>
      ) : (
        <span>
          {words}
          {about !== undefined && <VisuallyHidden> {about},</VisuallyHidden>}{' '}
          <span className={styles.second}>{byWay(way)}</span>
        </span>
      )}
    </WayLink>
  );
}
