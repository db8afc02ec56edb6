import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { Clinic } from '@/content/model/clinic';
import { directionsHref } from '@/content/model/directions';
import * as styles from './FindUs.css';

/**
 * « Trouvez-nous »: a map that loads within one screen of what is seen, 420 × 290 px (specification §§ 2 and 9). The
 * address and the link stand beside or below it, for those whom the map does not reach.
 */
export function FindUs({ clinic }: { readonly clinic: Clinic }) {
  const { address } = clinic;
  return (
    <Card padding="medium">
      <div className={styles.title}>
        <Heading level={3} look="subtitle">
          Trouvez-nous
        </Heading>
      </div>
      <div className={styles.place}>
        <div data-when-near="" className={styles.frame}>
          <iframe
            src={clinic.mapEmbedUrl}
            title={`Plan d’accès à la ${clinic.name}`}
            width={420}
            height={290}
            loading="lazy"
            referrerPolicy="no-referrer"
            className={styles.map}
          />
        </div>
        <div className={styles.words}>
          <p>
            {address.postOfficeBox}, {address.area}, {address.country}
          </p>
          <p className={styles.links}>
            <NewTabLink href={directionsHref(clinic.geo)}>Itinéraire</NewTabLink>
            <NewTabLink href={clinic.mapUrl}>Ouvrir dans Maps</NewTabLink>
          </p>
        </div>
      </div>
    </Card>
  );
}
