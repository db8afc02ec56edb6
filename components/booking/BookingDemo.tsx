import { Island } from '@/components/islands/Island';
import { Section } from '@/components/ui/section/Section';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './BookingDemo.css';
import { BookingWizard } from './wizard/BookingWizard';
import type { OfferedPractitioner } from './wizard/PractitionerStep';

function RealWay() {
  return (
    <p className={styles.notice}>
      <strong>{'Démonstration\u00a0:'}</strong>
      {
        ' rien n’est envoyé ni réservé, et ces médecins ne sont pas ceux de la clinique. Pour un vrai rendez-vous\u00a0: '
      }
      <a href={routes.booking()}>Prendre rendez-vous</a>
    </p>
  );
}

export function BookingDemo({ practitioners }: { practitioners: readonly OfferedPractitioner[] }) {
  return (
    <Section id="demonstration" title="Les quatre étapes" tone="cool">
      <div className={styles.layout}>
        <RealWay />
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
