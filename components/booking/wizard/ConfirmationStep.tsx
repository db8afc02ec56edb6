import { StepHeading } from '@/components/booking/steps/StepHeading';
import { button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { BookingState } from '@/content/model/booking/booking-state';
import { dayLabel } from '@/content/model/opening-hours/clinic-time';
import { uncapitalised } from '@/content/model/pages/typography';
import * as styles from './ConfirmationStep.css';
import type { BookingActions } from './use-booking';

interface SummaryProps {
  summary: Extract<BookingState, { step: 'confirmation' }>;
}

function Summary({ summary: { practitioner, slot, patient } }: SummaryProps) {
  const rows = [
    ['Médecin', `${practitioner.name}, ${uncapitalised(practitioner.specialty)}`],
    ['Date', dayLabel(slot.day)],
    ['Heure', slot.time],
    ['Patient', `${patient.firstName.trim()} ${patient.lastName.trim()}`],
    ['Téléphone', patient.phone],
    ['E-mail', patient.email],
  ] as const;
  return (
    <dl className={styles.summary}>
      {rows.map(([term, value]) => (
        <div key={term} className={styles.row}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface WaysOnProps {
  realWaysHref: string;
  actions: BookingActions;
  onConfirmed: () => void;
}

function WaysOn({ realWaysHref, actions, onConfirmed }: WaysOnProps) {
  const look = { width: 'full', size: 'small' } as const;
  const confirm = () => {
    // docs/requirements.md § 2 requires exactly these words.
    window.alert('Rendez-vous confirmé!');
    onConfirmed();
    actions.restart();
  };
  const edit = () => {
    actions.returnTo('practitioner');
  };
  return (
    <div className={styles.actions}>
      <div className={styles.wholeRow}>
        <ButtonLink href={realWaysHref} {...look}>
          Demander un vrai rendez-vous
        </ButtonLink>
      </div>
      <button type="button" className={button({ ...look, kind: 'quiet' })} onClick={confirm}>
        Ajouter à mon calendrier
      </button>
      <button type="button" className={button({ ...look, kind: 'outline' })} onClick={edit}>
        Modifier le rendez-vous
      </button>
    </div>
  );
}

export function ConfirmationStep({ summary, ...ways }: SummaryProps & WaysOnProps) {
  return (
    <div className={styles.screen}>
      <StepHeading>Votre résumé</StepHeading>
      <Summary summary={summary} />
      <WaysOn {...ways} />
    </div>
  );
}
