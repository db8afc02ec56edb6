import type { OfferedDoctor } from '@/content/model/booking/request';
import * as styles from './Who.css';

/** A face, if somebody is meant, beside lines. Whole lines change: a browser's translation replaces text nodes. */
export function Who({
  doctor,
  mark,
  lines: [name, ...others],
}: {
  doctor: OfferedDoctor;
  /** Above the name. */
  mark?: string | undefined;
  lines: readonly string[];
}) {
  return (
    <>
      {/* One file, without the formats of `Picture`, which a script would load. */}
      {doctor.portrait !== undefined && (
        <img key={doctor.slug} src={doctor.portrait} alt="" className={styles.face} />
      )}
      {doctor.initials !== undefined && (
        <span key={doctor.slug} aria-hidden="true" className={styles.face}>
          {doctor.initials}
        </span>
      )}
      <span className={styles.lines}>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        <b>{name}</b>
        {others.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
    </>
  );
}
