import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { TelephoneLink } from '@/components/ui/link/TelephoneLink';
import * as styles from './MapLinks.css';

/** A place in the visitor's own map: the way to it, the place, and the place in any application of a telephone. */
export function MapLinks({
  directionsHref,
  mapHref,
  geoHref,
}: {
  readonly directionsHref: string;
  readonly mapHref: string;
  /** A `geo:` address (RFC 5870). */
  readonly geoHref: string;
}) {
  return (
    <p className={styles.links}>
      <NewTabLink href={directionsHref}>Itinéraire</NewTabLink>
      <NewTabLink href={mapHref}>Ouvrir dans Maps</NewTabLink>
      <TelephoneLink href={geoHref}>Application de cartes</TelephoneLink>
    </p>
  );
}
