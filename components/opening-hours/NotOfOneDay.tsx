import { InlineScript } from '@/components/islands/InlineScript';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { WeeklyConsultation } from '@/content/model/doctors/consultation-week';
import type { Doctor } from '@/content/model/doctors/doctor';
import { Consultations, type FaceOf } from './Consultations';
import * as styles from './NotOfOneDay.css';

/** Phones fold it (`week.inline.ts`). */
export function NotOfOneDay({
  id,
  name,
  of,
  faceOf,
}: {
  id: string;
  name: string;
  of: readonly WeeklyConsultation<Doctor>[];
  faceOf: FaceOf;
}) {
  return (
    <details open className={styles.others} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Heading level={3} look="item" id={id}>
          {name}
        </Heading>
        <Icon name="chevron-down" size={20} className={styles.chevron} />
      </summary>
      <InlineScript name="week" />
      <Consultations of={of} faceOf={faceOf} className={styles.columns} />
    </details>
  );
}
