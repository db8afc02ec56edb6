import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { TelephoneLink } from '@/components/ui/link/TelephoneLink';
import * as styles from './WayHere.css';

export function WayHere({
  address,
  steps,
  directionsHref,
  mapHref,
  geoHref,
}: {
  address: string;
  steps: readonly string[];
  directionsHref: string;
  mapHref: string;
  /** A `geo:` address (RFC 5870). */
  geoHref: string;
}) {
  return (
    <div className={styles.way}>
      <address className={styles.address}>{address}</address>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <p className={styles.links}>
        <NewTabLink href={directionsHref}>Itinéraire</NewTabLink>
        <NewTabLink href={mapHref}>Ouvrir dans Maps</NewTabLink>
        <TelephoneLink href={geoHref}>Application de cartes</TelephoneLink>
      </p>
    </div>
  );
}
