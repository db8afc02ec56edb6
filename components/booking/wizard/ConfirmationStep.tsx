import { button } from '@/components/ui/button/button.css';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import {
  patientName,
  requestChatText,
  summaryCalendarEntry,
  type BookingSummary,
  type SummaryPlace,
} from '@/content/model/booking-summary';
import { calendarHref } from '@/content/model/calendar-file';
import { chatLink } from '@/content/model/chat';
import { dayLabel } from '@/content/model/clinic-time';
import type { PhoneNumber } from '@/content/model/phone';
import { timeLabel } from '@/content/model/schedule';
import * as styles from './ConfirmationStep.css';
import { StepHeading } from './StepHeading';
import type { BookingActions } from './use-booking';

function Summary({ summary }: { readonly summary: BookingSummary }) {
  const { practitioner, slot, patient } = summary;
  const rows = [
    ['Médecin', `${practitioner.name}, ${practitioner.specialty.toLowerCase()}`],
    ['Date', dayLabel(slot.day)],
    ['Heure', timeLabel(slot.time)],
    ['Patient', patientName(summary)],
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

interface ConfirmationProps {
  readonly summary: BookingSummary;
  readonly place: SummaryPlace;
  readonly chatNumber: PhoneNumber;
  readonly actions: BookingActions;
  /** What was typed may be forgotten. */
  readonly onConfirmed: () => void;
}

function WaysOn({ summary, place, chatNumber, actions, onConfirmed }: ConfirmationProps) {
  const look = { width: 'full', size: 'small' } as const;
  const confirm = () => {
    // To the letter (specification § 2).
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
        <NewTabLink href={chatLink(chatNumber, requestChatText(summary))} look={look}>
          Envoyer cette demande par WhatsApp
        </NewTabLink>
      </div>
      <div className={styles.wholeRow}>
        <a
          href={calendarHref(summaryCalendarEntry(summary, place))}
          download="rendez-vous.ics"
          className={button({ ...look, kind: 'outline' })}
        >
          Télécharger le fichier calendrier
        </a>
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

/**
 * The last step: what was chosen, and that nothing has been sent (specification § 2). Short enough for one screen of a
 * phone, since people keep a screenshot of it.
 */
export function ConfirmationStep(props: ConfirmationProps) {
  return (
    <div className={styles.screen}>
      <StepHeading>Votre résumé</StepHeading>
      <p className={styles.notSent}>
        <strong>{'Rien n’a été envoyé ni réservé\u00a0:'}</strong>
        {` demandez ce rendez-vous au ${props.place.phone}, ou par WhatsApp, qui reçoit ces lignes (sauf l’e-mail) dès l’ouverture.`}
      </p>
      <Summary summary={props.summary} />
      <WaysOn {...props} />
    </div>
  );
}
