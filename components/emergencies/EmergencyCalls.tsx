import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { CallButton } from '@/components/ui/button/CallButton';
import { Heading } from '@/components/ui/heading/Heading';
import { buttons } from '@/components/ui/stack/Stack.css';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import { callLink, type PhoneNumber } from '@/content/model/clinic/phone';
import * as styles from './EmergencyCalls.css';

export function EmergencyCalls({
  text: { nationalNumber, cannotCome, door, toSay },
  phone,
  whenClosed,
}: {
  text: EmergencyText;
  phone: PhoneNumber;
  whenClosed: string | undefined;
}) {
  return (
    <div className={styles.layout}>
      <div className={styles.calls}>
        <div className={buttons}>
          <CallButton {...callLink(phone)} iconSize={24} kind="urgent" size="large" />
          <ButtonLink href={`tel:${nationalNumber}`} kind="outline" size="large">
            Appeler le {nationalNumber}
          </ButtonLink>
        </div>
        {whenClosed !== undefined && <p>{whenClosed}</p>}
        <p>{cannotCome}</p>
      </div>
      <div className={styles.block}>
        <Heading level={2} look="item">
          Où entrer
        </Heading>
        <p>{door}</p>
      </div>
      <div className={styles.block}>
        <Heading level={2} look="item">
          Au téléphone, dites
        </Heading>
        <BulletList items={toSay} gap="small" />
      </div>
    </div>
  );
}
