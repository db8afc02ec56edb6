import type { ReactNode } from 'react';
import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { Clinic } from '@/content/model/clinic/clinic';
import { directionsHref } from '@/content/model/clinic/directions';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import type { Urgent } from '@/content/model/emergencies/urgent';
import * as styles from './EmergencyCalls.css';
import { WrittenEmergency } from './WrittenEmergency';
import { WayLink } from '@/components/ui/ways/WayLink';
import { callTo } from '@/content/model/clinic/ways';

interface EmergencyCallsProps {
  text: EmergencyText;
  urgent: Urgent;
  clinic: Clinic;
  /** Where to come, or to go. */
  children: ReactNode;
}

function Calls({ text, urgent, clinic }: Omit<EmergencyCallsProps, 'children'>) {
  const { nationalNumber, cannotCome } = text;
  const { isAtClinic, call, whenClosed } = urgent;
  return (
    <section className={styles.calls}>
      <p className={styles.buttons}>
        <WayLink way={call} className={button({ kind: 'urgent', size: 'large' })}>
          <Icon name="phone" size={24} />
          <span>
            {isAtClinic ? 'Appeler les urgences' : 'Appeler le'}
            <b className={styles.number}> {call.note}</b>
          </span>
        </WayLink>
        {isAtClinic && nationalNumber !== undefined && (
          <ButtonLink href={callTo(nationalNumber).href} kind="outline" size="large">
            Appeler le {nationalNumber}
          </ButtonLink>
        )}
        {isAtClinic && clinic.geo && (
          <NewTabLink href={directionsHref(clinic.geo)} look={{ kind: 'outline', size: 'large' }}>
            <Icon name="directions" size={20} />
            Itinéraire
          </NewTabLink>
        )}
      </p>
      {/* Printed in place of the buttons. */}
      <p className={styles.printed}>{`Appelez le ${call.note}`}</p>
      {whenClosed !== undefined && <p>{whenClosed}</p>}
      {cannotCome !== undefined && <p>{cannotCome}</p>}
      <WrittenEmergency text={text} urgent={urgent} clinic={clinic} />
    </section>
  );
}

export function EmergencyCalls({ children, ...calls }: EmergencyCallsProps) {
  return (
    <div className={styles.layout}>
      <Calls {...calls} />
      {children}
      {calls.text.toSay.length > 0 && (
        <div className={styles.block}>
          <Heading level={2} look="item">
            Au téléphone, dites
          </Heading>
          <BulletList items={calls.text.toSay} gap="small" />
        </div>
      )}
    </div>
  );
}
