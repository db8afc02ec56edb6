import { Plan } from '@/components/ui/plan/Plan';
import { WayHere } from '@/components/ui/plan/WayHere';
import { planDrawing } from '@/content/model/access-plan/access-plan';
import type { Clinic } from '@/content/model/clinic/clinic';
import { wayTo } from '@/content/model/clinic/directions';
import * as styles from './AccessDetails.css';

export function AccessDetails({ street, clinic }: { street: string; clinic: Clinic }) {
  const { plan } = clinic;
  return (
    <div className={styles.access}>
      {/* The written directions have the same content. */}
      {plan && (
        <div aria-hidden="true">
          <div className={styles.plan}>
            <Plan {...planDrawing({ ...clinic, plan })} />
          </div>
          <p className={styles.caption}>{plan.title}</p>
        </div>
      )}
      <WayHere address={`${street}, ${clinic.address.city}`} {...wayTo(clinic)} />
    </div>
  );
}
