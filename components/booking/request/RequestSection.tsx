import type { ReactNode } from 'react';
import { InlineScript } from '@/components/islands/InlineScript';
import { Island } from '@/components/islands/Island';
import { Container } from '@/components/ui/section/Container';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import { AppointmentRequest, type AppointmentRequestProps } from './AppointmentRequest';
import { DoctorsByReason } from './DoctorsByReason';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './RequestSection.css';

const id = 'demande';
const listId = 'par-specialite';

/** The first thing of the page « Prendre rendez-vous ». */
export function RequestSection({
  strip,
  ...offer
}: Omit<AppointmentRequestProps, 'id' | 'doctorsHref' | 'policyHref'> & { strip: ReactNode }) {
  const { reach } = offer;
  return (
    <section aria-labelledby={`${id}-titre`} className={styles.section}>
      <Container>
        <h2 id={`${id}-titre`} className={visuallyHidden}>
          Votre demande, étape par étape
        </h2>
        {strip}
        <InlineScript name="asked" />
        <InlineScript name="hold-steps" />
        <div className={styles.path}>
          <Island
            name="AppointmentRequest"
            wake="use"
            of={AppointmentRequest}
            props={{ ...offer, id, doctorsHref: routes.doctors(), policyHref: routes.privacy() }}
            ifLost={{
              what: 'La demande en quatre étapes',
              instead: 'voici les médecins, par spécialité',
              href: `#${listId}`,
            }}
          />
          <DoctorsByReason {...offer} id={listId} chatNumber={reach.chatNumber} />
        </div>
      </Container>
    </section>
  );
}
