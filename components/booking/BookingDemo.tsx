import { Fragment, type ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/section/Section';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { appointmentChatText, chatLink, mailtoHref } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { displayPhone, phoneFor, telHref } from '@/content/model/clinic/phone';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './BookingDemo.css';
import { BookingWizard } from './wizard/BookingWizard';
import type { OfferedPractitioner } from './wizard/PractitionerStep';

/** Returns « a, b ou c ». */
const alternatives = (ways: readonly ReactNode[]) =>
  ways.map((way, index) => (
    <Fragment key={index}>
      {index > 0 && (index === ways.length - 1 ? ' ou ' : ', ')}
      {way}
    </Fragment>
  ));

function RealWays({ clinic }: { clinic: Clinic }) {
  const { phones, chatNumber, email, formId } = clinic;
  const bookingPhone = phoneFor(phones, 'rendez-vous');
  const written = [
    chatNumber !== undefined && (
      <>
        sur <NewTabLink href={chatLink(chatNumber, appointmentChatText)}>WhatsApp</NewTabLink>
      </>
    ),
    email !== undefined && (
      <>
        par <a href={mailtoHref(email)}>e-mail</a>
      </>
    ),
    formId !== undefined && (
      <>
        avec le <a href={routes.homeAnchor('contact')}>formulaire de contact</a>
      </>
    ),
  ].filter((way) => way !== false);
  return (
    <p className={styles.notice}>
      <strong>{'Démonstration\u00a0:'}</strong>
      {
        ' rien n’est envoyé ni réservé, et ces médecins ne sont pas ceux de la clinique. Pour un vrai rendez-vous, appelez le '
      }
      <a href={telHref(bookingPhone)}>{displayPhone(bookingPhone)}</a>
      {written.length > 0 && <>, écrivez {alternatives(written)}</>}.
    </p>
  );
}

export function BookingDemo({
  practitioners,
  clinic,
}: {
  practitioners: readonly OfferedPractitioner[];
  clinic: Clinic;
}) {
  return (
    <Section id="demonstration" title="Les quatre étapes" tone="cool">
      <div className={styles.layout}>
        <RealWays clinic={clinic} />
        <Island
          name="BookingWizard"
          wake="visible"
          of={BookingWizard}
          props={{
            id: 'essai',
            practitioners,
            realWaysHref: `${routes.booking()}#moyens`,
            policyHref: routes.privacy(),
          }}
        />
      </div>
    </Section>
  );
}
