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
  iconClass,
  ...look
}: ButtonLook & {
  way: Way;
  /** Instead of the way's own, which then has the second line. */
  words?: string;
  /** For screen readers, with the way instead of the second line: « avec le Dr Awa Traoré ». */
  about?: string;
  newTab?: string;
  iconSize?: 20 | 24;
  iconClass?: string;
}) {
  return (
    <WayLink way={way} className={button(look)} {...(newTab !== undefined && { newTab })}>
      <Icon
        name={wayIcons[way.kind]}
        size={iconSize}
        {...(iconClass !== undefined && { className: iconClass })}
      />
      {words === undefined ? (
        <span className={way.kind === 'call' ? styles.number : undefined}>{shortWords(way)}</span>
      ) : (
        <span>
          {words}
          {about === undefined ? (
            <span className={styles.second}> {byWay(way)}</span>
          ) : (
            <VisuallyHidden>{` ${about}, ${byWay(way)}`}</VisuallyHidden>
          )}
        </span>
      )}
    </WayLink>
  );
}
