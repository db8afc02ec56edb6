import { Picture } from '@/components/ui/picture/Picture';
import { nameInUse, type Insurer } from '@/content/model/insurers/insurer';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './InsurerTile.css';

/** `named` means that the name of a logo is written below. */
export function InsurerTile({ insurer, named }: { insurer: Insurer; named: boolean }) {
  if (insurer.img === undefined) return <div className={styles.name}>{nameInUse(insurer)}</div>;
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
