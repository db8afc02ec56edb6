import { QrCode } from '@/components/ui/qr-code/QrCode';
import type { Clinic } from '@/content/model/clinic/clinic';
import { namedPhone } from '@/content/model/clinic/phone';
import { Mark } from './Mark';
import * as styles from './Letterhead.css';

/** Print only: formats the page as an A4 sheet for a door. The last child of `main`. */
export function Letterhead({
  clinic,
  codes,
}: {
  clinic: Clinic;
  codes: readonly { label: string; address: string }[];
}) {
  return (
    <>
      <div className={styles.head}>
        <Mark />
        <p>{clinic.name}</p>
      </div>
      <div className={styles.phones}>
        {clinic.phones.map((phone) => (
          <p key={phone.number}>{namedPhone(phone)}</p>
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
      </div>
    </>
  );
}
