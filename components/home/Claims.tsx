import { Picture } from '@/components/ui/picture/Picture';
import type { Claim } from '@/content/model/clinic/schema';
import type { Noun } from '@/content/model/doctors/naming';
import { pictureOf } from '@/content/model/pictures/picture';
import { routes } from '@/content/model/clinic/routes';
import { note } from '@/components/theme/typography.css';
import * as styles from './Claims.css';

function Faces({ images, noun }: { images: readonly string[]; noun: Noun }) {
  return (
    <a href={routes.doctors()} aria-label={`Tous les ${noun}s`} className={styles.faces}>
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
  noun,
}: {
  claims: readonly Claim[];
  /** Paths below `content/pictures/`. */
  faces: readonly string[];
  noun: Noun;
}) {
  return (
    <dl className={styles.claims}>
      {claims.map(({ value, label }, index) => (
        <div key={label} className={styles.claim}>
          <dt className={note}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {index === 0 && faces.length > 0 && <Faces images={faces} noun={noun} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
