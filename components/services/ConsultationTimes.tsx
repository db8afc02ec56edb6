import { Icon } from '@/components/ui/icon/Icon';
import { consultationWords } from '@/content/model/consultation';
import type { Doctor } from '@/content/model/doctor';
import * as styles from './ConsultationTimes.css';

/** When the doctors of a specialty receive, which the hours of the clinic do not say. */
export function ConsultationTimes({ doctors }: { readonly doctors: readonly Doctor[] }) {
  return (
    <p className={styles.times}>
      <Icon name="clock" size={20} />
      <span>
        {`Consultations\u00a0: ${consultationWords(doctors)}. Urgences\u00a0: jour\u00a0et\u00a0nuit.`}
      </span>
    </p>
  );
}
