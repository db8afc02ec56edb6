import { Picture } from '@/components/ui/picture/Picture';
import type { Claim } from '@/content/model/clinic/schema';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';
import { note } from '@/components/theme/typography.css';
import * as styles from './Claims.css';

function Faces({ images }: { images: readonly string[] }) {
  return (
    <a href={routes.doctors()} aria-label="Tous les médecins" className={styles.faces}>
      {images.map((image) => (
        <span key={image} className={styles.face}>
          {/* On most phones, this picks the file of `DoctorCard`, which is fetched anyway. */}
          <Picture picture={pictureOf(image)} sizes="88px" alt="" className={styles.portrait} />
        </span>
      ))}
    </a>
  );
}

export function Claims({
  claims,
  faces,
}: {
  claims: readonly Claim[];
  /** Paths below `content/pictures/`. */
  faces: readonly string[];
}) {
  return (
    <dl className={styles.claims}>
      {claims.map(({ value, label }, index) => (
        <div key={label} className={styles.claim}>
          <dt className={note}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {index === 0 && faces.length > 0 && <Faces images={faces} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
