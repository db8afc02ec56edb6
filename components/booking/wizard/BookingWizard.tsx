'use client';

import { StepHead } from '@/components/booking/steps/StepHead';
import { panel } from '@/components/booking/steps/steps.css';
import { stepsDone, type BookingStep } from '@/content/model/booking/booking-state';
import * as styles from './BookingWizard.css';
import { ConfirmationStep } from './ConfirmationStep';
import { PatientStep } from './PatientStep';
import { PractitionerStep, type OfferedPractitioner } from './PractitionerStep';
import { SlotStep } from './SlotStep';
import { useBooking, type Booking } from './use-booking';
import { WakingNote } from './WakingNote';

export interface BookingWizardProps {
  /** Also the prefix of its fields' ids. */
  id: string;
  practitioners: readonly OfferedPractitioner[];
  realWaysHref: string;
  policyHref: string;
}

const steps = ['Médecin', 'Jour et heure', 'Patient', 'Résumé'];

const headings: Record<BookingStep, string> = {
  practitioner: 'Choisissez un médecin',
  slot: 'Choisissez un jour et une heure',
  patient: 'Vos informations',
  confirmation: 'Votre résumé',
};

function CurrentStep({
  practitioners,
  realWaysHref,
  booking,
  ...typed
}: BookingWizardProps & { booking: Booking }) {
  const { state } = booking;
  switch (state.step) {
    case 'practitioner':
      return (
        <>
          <PractitionerStep practitioners={practitioners} booking={booking} />
          <WakingNote awake={booking.isAwake} realWaysHref={realWaysHref} />
        </>
      );
    case 'slot':
      return <SlotStep state={state} booking={booking} />;
    case 'patient':
      return <PatientStep {...typed} booking={booking} />;
    case 'confirmation':
      return <ConfirmationStep summary={state} realWaysHref={realWaysHref} booking={booking} />;
  }
}

/** A sample: nothing is sent or stored (docs/requirements.md §§ 1 and 4). */
export function BookingWizard(props: BookingWizardProps) {
  const booking = useBooking();
  const { step } = booking.state;
  return (
    <div id={props.id} className={`${panel} ${styles.fading}`}>
      <StepHead
        panelId={props.id}
        step={step}
        steps={steps}
        done={stepsDone(booking.state)}
        heading={headings[step]}
      >
        {step !== 'practitioner' && (
          <p className={styles.reminder}>
            <b>{'Démonstration\u00a0:'}</b> rien n’est réservé.
          </p>
        )}
      </StepHead>
      <CurrentStep {...props} booking={booking} />
    </div>
  );
}
