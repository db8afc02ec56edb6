import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Plan } from '@/components/ui/plan/Plan';
import { Directions } from '@/components/ui/plan/Directions';
import { postalAddress, type Clinic } from '@/content/model/clinic/clinic';
import { directionsTo } from '@/content/model/clinic/directions';
import { framePlace } from './frame-state';
import * as styles from './FindUs.css';

/** `installFrames` shows the map once it has loaded. */
function PlanThenMap({ clinic }: { clinic: Clinic }) {
  const { hasPlan, mapEmbedUrl } = clinic;
  if (!hasPlan && mapEmbedUrl === undefined) return null;
  return (
    <div className={styles.frame}>
      {hasPlan && <Plan />}
      {mapEmbedUrl !== undefined && (
        <div {...framePlace} className={styles.live}>
          <iframe
            src={mapEmbedUrl}
            title={`Plan d’accès, ${clinic.name}`}
            width={420}
            height={290}
            loading="lazy"
            referrerPolicy="no-referrer"
            className={styles.map}
          />
        </div>
      )}
    </div>
  );
}

export function FindUs({ clinic }: { clinic: Clinic }) {
  return (
    <Card padding="medium">
      <Heading level={3} look="subtitle" gap="md">
        Trouvez-nous
      </Heading>
      <div className={styles.place}>
        <PlanThenMap clinic={clinic} />
        <div className={styles.words}>
          <Directions
            address={clinic.street ?? postalAddress(clinic.address)}
            {...directionsTo(clinic)}
          />
        </div>
      </div>
    </Card>
  );
}
