import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './NobodyFound.css';

/** A link for visitors who do not know where to go. */
export interface FirstDoor {
  readonly title: string;
  readonly href: string;
}

/** Links to offer when a search finds nobody. */
export function NobodyFound({
  isHidden,
  firstDoors,
  phone,
}: {
  readonly isHidden: boolean;
  readonly firstDoors: readonly FirstDoor[];
  readonly phone: PhoneNumber;
}) {
  return (
    <p hidden={isHidden} className={styles.line}>
      {'Essayez une autre recherche, ou commencez par\u00a0:'}
      {firstDoors.map(({ title, href }) => (
        <a key={href} href={href} className={styles.door}>
          {title}
        </a>
      ))}
      <a href={telHref(phone)} className={styles.door}>
        Appeler le {displayPhone(phone)}
      </a>
    </p>
  );
}
