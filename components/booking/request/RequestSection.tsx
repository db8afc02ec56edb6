import type { ReactNode } from 'react';
import { InlineScript } from '@/components/islands/InlineScript';
import { Island } from '@/components/islands/Island';
import { panel } from '@/components/booking/steps/steps.css';
import { Container } from '@/components/ui/section/Container';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import { AppointmentRequest, type AppointmentRequestProps } from './AppointmentRequest';
import { room } from './AppointmentRequest.css';
import { DoctorsByReason } from './DoctorsByReason';
import { ReasonStep, type TileReason } from './ReasonStep';
import { routes } from '@/content/model/clinic/routes';
import { offerForScript } from './offer-for-script';
import * as styles from './RequestSection.css';

const panelId = 'demande';
const listId = 'par-specialite';

type RequestPanelProps = Omit<AppointmentRequestProps, 'id' | 'policyHref' | 'reasons'> & {
  reasons: readonly TileReason[];
};

function RequestPanel(offer: RequestPanelProps) {
  return (
    <div id={panelId} tabIndex={-1} className={`${panel} ${room}`}>
      <Island
        name="AppointmentRequest"
        wake="use"
        of={AppointmentRequest}
        props={{ ...offer, ...offerForScript(offer), id: panelId, policyHref: routes.privacy() }}
        ifLost={{
          what: 'La demande en quatre étapes',
          instead: `voici les ${offer.noun}s, par spécialité`,
          href: `#${listId}`,
        }}
      />
      <ReasonStep {...offer} />
    </div>
  );
}

export function RequestSection({ strip, ...offer }: RequestPanelProps & { strip: ReactNode }) {
  return (
    <section aria-labelledby={`${panelId}-titre`} className={styles.section}>
      <Container>
        <h2 id={`${panelId}-titre`} className={visuallyHidden}>
          Votre demande, étape par étape
        </h2>
        <InlineScript name="steps" />
        <div className={styles.layout}>
          <div className={styles.urgent}>{strip}</div>
          <RequestPanel {...offer} />
          <DoctorsByReason {...offer} ways={offer.reach.ways} id={listId} />
        </div>
      </Container>
    </section>
  );
}
