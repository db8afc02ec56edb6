import { QrCode } from '@/components/ui/qr-code/QrCode';
import type { Clinic } from '@/content/model/clinic/clinic';
import { Mark } from './Mark';
import * as styles from './Letterhead.css';
import { allCalls } from '@/content/model/clinic/ways';

/** Print only: formats the page as an A4 sheet for a door. The last child of `main`. */
export function Letterhead({
  clinic,
  codes,
  notes,
}: {
  clinic: Clinic;
  codes: readonly { label: string; address: string }[];
  /** Below the codes. */
  notes: readonly string[];
}) {
  return (
    <>
      <div className={styles.head}>
        <Mark />
        <p>{clinic.name}</p>
      </div>
      <div className={styles.phones}>
        {allCalls(clinic).map(({ note }) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <div className={styles.codes}>
        {codes.map(({ label, address }) => (
          <figure key={address} className={styles.code}>
            <QrCode
              content={address}
              label={`Code QR\u00a0: ${label}`}
              className={styles.modules}
            />
            <figcaption>{label}</figcaption>
          </figure>
        ))}
        <p className={styles.notes}>{notes.join(' · ')}</p>
      </div>
    </>
  );
}
