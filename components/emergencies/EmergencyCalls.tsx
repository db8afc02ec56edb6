import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import { callLink, type PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './EmergencyCalls.css';

export function EmergencyCalls({
  text: { nationalNumber, cannotCome, toSay },
  phone,
  directionsHref,
  whenClosed,
  children,
}: {
  text: EmergencyText;
  phone: PhoneNumber;
  directionsHref: string;
  whenClosed: string | undefined;
  /** Where to come. */
  children: ReactNode;
}) {
  return (
    <div className={styles.layout}>
      <div className={styles.calls}>
        <div className={styles.buttons}>
          <CallButton {...callLink(phone)} iconSize={24} kind="urgent" size="large" />
          <ButtonLink href={`tel:${nationalNumber}`} kind="outline" size="large">
            Appeler le {nationalNumber}
          </ButtonLink>
          <NewTabLink href={directionsHref} look={{ kind: 'outline', size: 'large' }}>
            <Icon name="directions" size={20} />
            Itinéraire
          </NewTabLink>
        </div>
        {whenClosed !== undefined && <p>{whenClosed}</p>}
        <p>{cannotCome}</p>
      </div>
      <div className={styles.place}>{children}</div>
      <div className={styles.block}>
        <Heading level={2} look="item">
          Au téléphone, dites
        </Heading>
        <BulletList items={toSay} gap="small" />
      </div>
    </div>
  );
}
