import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { CountedList } from '@/components/ui/list/CountedList';
import { stack } from '@/components/theme/layout.css';
import { finger } from '@/components/theme/target.css';
import * as styles from './Directions.css';

export function Directions({
  address,
  steps,
  directionsHref,
}: {
  address: string;
  steps: readonly string[];
  directionsHref: string | undefined;
}) {
  return (
    <div className={stack.sm}>
      <address className={styles.address}>{address}</address>
      {steps.length > 0 && (
        <CountedList as="ol" className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </CountedList>
      )}
      {directionsHref !== undefined && (
        <p className={finger}>
          <NewTabLink href={directionsHref}>Itinéraire</NewTabLink>
        </p>
      )}
    </div>
  );
}
