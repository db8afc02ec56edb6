import { Plan } from '@/components/ui/plan/Plan';
import { Directions } from '@/components/ui/plan/Directions';
import { ShareButton } from '@/components/ui/share/ShareButton';
import { Stack } from '@/components/ui/stack/Stack';
import { placeOf, type Clinic } from '@/content/model/clinic/clinic';
import { directionsTo } from '@/content/model/clinic/directions';
import { sharedDirections } from '@/content/model/clinic/shared-text';
import * as styles from './AccessDetails.css';

interface AccessDetailsProps {
  /** Answer to « Comment venir ? ». */
  answer: string;
  clinic: Clinic;
}

export function AccessDetails({ answer, clinic }: AccessDetailsProps) {
  return (
    <div className={styles.access}>
      {/* The written directions have the same content. */}
      {clinic.hasPlan && (
        <div aria-hidden="true">
          <div className={styles.plan}>
            <Plan />
          </div>
          <p className={styles.caption}>Plan d’accès simplifié</p>
        </div>
      )}
      <Stack gap="sm">
        <Directions address={placeOf(clinic)} {...directionsTo(clinic)} />
        <div>
          <ShareButton
            {...sharedDirections(clinic, answer, 'question')}
            label="Envoyer le chemin"
          />
        </div>
      </Stack>
    </div>
  );
}
