import { Plan } from '@/components/ui/plan/Plan';
import { WayHere } from '@/components/ui/plan/WayHere';
import { planDrawing } from '@/content/model/access-plan/access-plan';
import { postalAddress, type Clinic } from '@/content/model/clinic/clinic';
import { wayTo } from '@/content/model/clinic/directions';
import * as styles from './AccessDetails.css';

interface AccessDetailsProps {
  /** Undefined until the clinic gives it. */
  street: string | undefined;
  clinic: Clinic;
}

export function AccessDetails({ street, clinic }: AccessDetailsProps) {
  const { plan, address } = clinic;
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
      <WayHere
        address={street === undefined ? postalAddress(address) : `${street}, ${address.city}`}
        {...wayTo(clinic)}
      />
    </div>
  );
}
