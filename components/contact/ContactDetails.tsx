import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { EmailAddress } from '@/components/ui/link/EmailAddress';
import { postalAddress, type Clinic } from '@/content/model/clinic/clinic';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './ContactDetails.css';
import { WayLink } from '@/components/ui/ways/WayLink';
import { allCalls, ofKinds, waysTo, type Way } from '@/content/model/clinic/ways';

function Entry({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.entry}>
      <dt className={styles.term}>
        <Icon name={icon} size={24} className={styles.glyph} />
        {term}
      </dt>
      {children}
    </div>
  );
}

interface ContactDetailsProps {
  clinic: Clinic;
  hours: readonly string[];
}

export function ContactDetails({
  level,
  ...details
}: ContactDetailsProps & {
  level: 2 | 3;
}) {
  return (
    <Card padding="medium">
      <Heading level={level} look="subtitle" gap="md">
        Coordonnées
      </Heading>
      <Entries {...details} />
    </Card>
  );
}

function Lines({ ways }: { ways: readonly Way[] }) {
  return ways.map((way) => (
    <dd key={way.href}>
      <WayLink way={way} className={styles.link} />
    </dd>
  ));
}

function Entries({ clinic, hours }: ContactDetailsProps) {
  const { address, street, phones } = clinic;
  const ways = waysTo(clinic, 'appointment');
  const [email] = ofKinds(ways, 'email');
  return (
    <dl className={styles.list}>
      <Entry icon="pin" term="Adresse">
        {street !== undefined && <dd>{street}</dd>}
        <dd>{postalAddress(address)}</dd>
      </Entry>
      <Entry icon="phone" term={phones.length > 1 ? 'Téléphones' : 'Téléphone'}>
        <Lines ways={allCalls(clinic)} />
        <Lines ways={ofKinds(ways, 'chat', 'sms')} />
        <dd>
          <a href={routes.card()} className={styles.link}>
            Enregistrer nos numéros
          </a>
        </dd>
      </Entry>
      {email && (
        <Entry icon="mail" term="E-mail">
          <dd>
            <a href={email.href} className={styles.link} aria-label={email.note}>
              <EmailAddress address={email.note} />
            </a>
          </dd>
        </Entry>
      )}
      {hours.length > 0 && (
        <Entry icon="clock" term="Horaires">
          {hours.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </Entry>
      )}
    </dl>
  );
}
