import type { ReactNode } from 'react';
import { panel } from '@/components/booking/steps/steps.css';
import { Island } from '@/components/islands/Island';
import { Container } from '@/components/ui/section/Container';
import { visuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import { AppointmentChange, type AppointmentChangeProps } from './AppointmentChange';
import * as styles from './AppointmentChange.css';
import { MessageToComplete } from './MessageToComplete';

const panelId = 'deja';
const writeId = 'ecrire';

export function ChangeSection({
  clinic,
  strip,
  ...props
}: Omit<AppointmentChangeProps, 'id' | 'noun'> & { clinic: Clinic; strip: ReactNode }) {
  return (
    <Container>
      <div className={styles.section}>
        {strip}
        <h2 className={visuallyHidden}>Le déplacer, l’annuler ou dire un retard</h2>
        <div id={panelId} tabIndex={-1} className={`${panel} ${styles.steps}`}>
          <Island
            name="AppointmentChange"
            wake="use"
            of={AppointmentChange}
            props={{ ...props, noun: clinic.noun, id: panelId }}
            ifLost={{ what: 'Cette page', instead: 'écrivez ou appelez', href: `#${writeId}` }}
          />
        </div>
        <MessageToComplete id={writeId} clinic={clinic} />
      </div>
    </Container>
  );
}
