import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card/Card';
import { Heading } from '@/components/ui/heading/Heading';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { EmailAddress } from '@/components/ui/link/EmailAddress';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import {
  appointmentChatText,
  chatLink,
  mailtoHref,
  smsHref,
  smsNumber,
} from '@/content/model/clinic/chat';
import { postalAddress, type Clinic } from '@/content/model/clinic/clinic';
import { displayPhone, namedPhone, telHref } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './ContactDetails.css';

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

function Numbers({ phones }: Pick<Clinic, 'phones'>) {
  return phones.map((phone) => (
    <dd key={phone.number}>
      <a href={telHref(phone.number)} className={styles.link}>
        {namedPhone(phone)}
      </a>
    </dd>
  ));
}

function Messages({ clinic }: { clinic: Clinic }) {
  const { chatNumber } = clinic;
  const sms = smsNumber(clinic, 'rendez-vous');
  return (
    <>
      {chatNumber !== undefined && (
        <dd>
          <NewTabLink href={chatLink(chatNumber, appointmentChatText)} className={styles.link}>
            {`WhatsApp\u00a0: ${displayPhone(chatNumber)}`}
          </NewTabLink>
        </dd>
      )}
      {sms !== undefined && (
        <dd>
          <a href={smsHref(sms, appointmentChatText)} className={styles.link}>
            {`SMS\u00a0: ${displayPhone(sms)}`}
          </a>
        </dd>
      )}
    </>
  );
}

function Entries({ clinic, hours }: ContactDetailsProps) {
  const { address, street, phones, email } = clinic;
  return (
    <dl className={styles.list}>
      <Entry icon="pin" term="Adresse">
        {street !== undefined && <dd>{street}</dd>}
        <dd>{postalAddress(address)}</dd>
      </Entry>
      <Entry icon="phone" term={phones.length > 1 ? 'Téléphones' : 'Téléphone'}>
        <Numbers phones={phones} />
        <Messages clinic={clinic} />
        <dd>
          <a href={routes.card()} className={styles.link}>
            Ajouter aux contacts
          </a>
        </dd>
      </Entry>
      {email !== undefined && (
        <Entry icon="mail" term="E-mail">
          <dd>
            <a href={mailtoHref(email)} className={styles.link} aria-label={email}>
              <EmailAddress address={email} />
            </a>
          </dd>
        </Entry>
      )}
      <Entry icon="clock" term="Horaires">
        {hours.map((line) => (
          <dd key={line}>{line}</dd>
        ))}
      </Entry>
    </dl>
  );
}
