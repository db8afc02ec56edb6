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

function RealWays({ clinic }: { clinic: Clinic }) {
  const { chatNumber } = clinic;
  const bookingPhone = phoneFor(clinic.phones, 'rendez-vous');
  return (
    <p className={styles.notice}>
      <strong>{'Démonstration\u00a0:'}</strong>
      {
        ' rien n’est envoyé ni réservé, et ces médecins ne sont pas ceux de la clinique. Pour un vrai rendez-vous, appelez le '
      }
      <a href={telHref(bookingPhone)}>{displayPhone(bookingPhone)}</a>, écrivez{' '}
      {chatNumber !== undefined && (
        <>
          sur <NewTabLink href={chatLink(chatNumber, appointmentChatText)}>WhatsApp</NewTabLink>
          ,{' '}
        </>
      )}
      par <a href={mailtoHref(clinic.email)}>e-mail</a> ou avec le{' '}
      <a href={routes.homeAnchor('contact')}>formulaire de contact</a>.
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
