import { button } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { StateAt } from '@/content/model/booking/booking-state';
import { dayLabel } from '@/content/model/calendar/print';
import { cleaned } from '@/content/fields/typed';
import { uncapitalised } from '@/content/fields/typography';
import { BackButton } from './BackButton';
import * as styles from './ConfirmationStep.css';
import type { Booking } from './use-booking';

interface SummaryProps {
  summary: StateAt<'confirmation'>;
}

function Summary({ summary: { practitioner, slot, patient } }: SummaryProps) {
  const rows = [
    ['Médecin', `${practitioner.name}, ${uncapitalised(practitioner.specialty)}`],
    ['Date', dayLabel(slot.day)],
    ['Heure', slot.time],
    ['Patient', `${cleaned(patient.firstName)} ${cleaned(patient.lastName)}`],
    ['Téléphone', cleaned(patient.phone, 'tel')],
    ['E-mail', cleaned(patient.email, 'email')],
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
  booking: Booking;
}

function WaysOn({ realWaysHref, booking: { returnTo, restart } }: WaysOnProps) {
  const look = { width: 'full', size: 'small' } as const;
  const confirm = () => {
    // docs/requirements.md § 2 requires exactly these words.
    window.alert('Rendez-vous confirmé!');
    restart();
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
      <BackButton to="practitioner" returnTo={returnTo} {...look}>
        Modifier le rendez-vous
      </BackButton>
    </div>
  );
}

export function ConfirmationStep({ summary, ...ways }: SummaryProps & WaysOnProps) {
  return (
    <>
      <Summary summary={summary} />
      <WaysOn {...ways} />
    </>
  );
}
