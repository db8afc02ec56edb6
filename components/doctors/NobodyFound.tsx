import { displayPhone, telHref, type PhoneNumber } from '@/content/model/phone';
import * as styles from './NobodyFound.css';

/** Link to a specialty, for visitors who do not know where to go. */
export interface FirstDoor {
  readonly title: string;
  readonly href: string;
}

/** Shown when a search finds nobody: links to first specialties, and the telephone. */
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
