import { MapLinks } from '@/components/ui/plan/MapLinks';
import { Plan } from '@/components/ui/plan/Plan';
import { planDrawing } from '@/content/model/access-plan';
import type { Clinic } from '@/content/model/clinic';
import { directionsHref, geoHref } from '@/content/model/directions';
import * as styles from './AccessDetails.css';

/** The address, the plan and the way in words; then the same in one’s own map application. */
export function AccessDetails({
  street,
  clinic,
}: {
  readonly street: string;
  readonly clinic: Clinic;
}) {
  const { address, geo, mapUrl, name, plan } = clinic;
  return (
    <div className={styles.access}>
      {/* For who sees it; the directions say the same. */}
      <div aria-hidden="true">
        <div className={styles.plan}>
          <Plan {...planDrawing(clinic)} />
        </div>
        <p className={styles.caption}>{plan.title}</p>
      </div>
      <div className={styles.words}>
        <address className={styles.address}>
          {street}, {address.city}
        </address>
        <ol className={styles.steps}>
          {plan.directions.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <MapLinks
          directionsHref={directionsHref(geo)}
          mapHref={mapUrl}
          geoHref={geoHref(geo, name)}
        />
      </div>
    </div>
  );
}
