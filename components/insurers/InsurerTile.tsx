import { Picture } from '@/components/ui/picture/Picture';
import type { Insurer } from '@/content/model/insurers/insurer';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './InsurerTile.css';

/** `named` means that the name is written below. */
export function InsurerTile({ insurer, named }: { insurer: Insurer; named: boolean }) {
  if (insurer.img === undefined)
    return (
      <div aria-hidden={named || undefined} className={styles.name}>
        {insurer.nom}
      </div>
    );
  return (
    <div className={named ? styles.tile : `${styles.tile} ${styles.printed}`}>
      <Picture
        picture={pictureOf(insurer.img)}
        sizes="216px"
        alt={named ? '' : insurer.nom}
        className={styles.logo}
        frameClassName={named ? undefined : styles.printed}
      />
    </div>
  );
}
