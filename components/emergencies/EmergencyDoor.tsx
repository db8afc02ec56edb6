import type { ReactNode } from 'react';
import { Heading } from '@/components/ui/heading/Heading';
import { Picture, type PictureFiles } from '@/components/ui/picture/Picture';
import { Plan } from '@/components/ui/plan/Plan';
import { rounded } from '@/components/theme/layout.css';
import { block } from './EmergencyCalls.css';
import * as styles from './EmergencyDoor.css';

interface EmergencyDoorProps {
  /** Undefined if nobody says where to go. */
  heading: string | undefined;
  address: string;
  door: string | undefined;
  picture: PictureFiles | undefined;
  /** On paper. */
  hasPlan: boolean;
  children: ReactNode;
}

export function EmergencyDoor({
  heading,
  address,
  door,
  picture,
  hasPlan,
  children,
}: EmergencyDoorProps) {
  if (heading === undefined) return null;
  return (
    <div className={styles.place}>
      <div className={block}>
        <Heading level={2} look="item">
          {heading}
        </Heading>
        <address className={styles.address}>{address}</address>
        {door !== undefined && <p>{door}</p>}
        <div>{children}</div>
        {hasPlan && (
          <div className={styles.plan}>
            <Plan />
          </div>
        )}
      </div>
      {picture && (
        <div className={rounded.medium}>
          <Picture
            picture={picture}
            sizes="(min-width: 104em) 21vw, (min-width: 75em) 342px, (min-width: 64em) 28vw, (min-width: 48em) 45vw, 92vw"
            className={styles.picture}
          />
        </div>
      )}
    </div>
  );
}
