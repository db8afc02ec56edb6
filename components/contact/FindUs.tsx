import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Plan } from '@/components/ui/plan/Plan';
import { WayHere } from '@/components/ui/plan/WayHere';
import { planDrawing, planSize } from '@/content/model/clinic/access-plan';
import type { Clinic } from '@/content/model/clinic/clinic';
import { wayTo } from '@/content/model/clinic/directions';
import * as styles from './FindUs.css';

/** The plan, and the map that covers it once loaded (`installFrames`). */
function PlanThenMap({ clinic }: { readonly clinic: Clinic }) {
  return (
    <div className={styles.frame}>
      <Plan {...planDrawing(clinic)} />
      <div data-frame="away" className={styles.live}>
        <iframe
          src={clinic.mapEmbedUrl}
          title={`Plan d’accès à la ${clinic.name}`}
          {...planSize}
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.map}
        />
      </div>
    </div>
  );
}

/**
 * « Trouvez-nous »: written directions and a plan. A map of 420 × 290 px loads over the plan once the visitor has
 * scrolled near (docs/requirements.md §§ 2 and 9).
 */
export function FindUs({
  clinic,
  street,
}: {
  readonly clinic: Clinic;
  readonly street: string | undefined;
}) {
  const { postOfficeBox, area, country } = clinic.address;
  return (
    <Card padding="medium">
      <Heading level={3} look="subtitle" color="heading" gap="md">
        Trouvez-nous
      </Heading>
      <div className={styles.place}>
        <PlanThenMap clinic={clinic} />
        <div className={styles.words}>
          <WayHere address={street ?? `${postOfficeBox}, ${area}, ${country}`} {...wayTo(clinic)} />
        </div>
      </div>
    </Card>
  );
}
