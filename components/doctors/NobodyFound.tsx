import { displayPhone, telHref, type PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './NobodyFound.css';

/** For visitors who do not know where to go. */
export interface FirstDoor {
  title: string;
  href: string;
}

export function NobodyFound({
  isHidden,
  firstDoors,
  phone,
}: {
  isHidden: boolean;
  firstDoors: readonly FirstDoor[];
  phone: PhoneNumber;
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
