'use client';

import { useState } from 'react';
import { neverChanges, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { stepsDone, type PatientDraft } from '@/content/model/booking/booking-state';
import * as styles from './BookingWizard.css';
import { ConfirmationStep } from './ConfirmationStep';
import { PatientStep } from './PatientStep';
import { PractitionerStep, type OfferedPractitioner } from './PractitionerStep';
import { SlotStep } from './SlotStep';
import { StepIndicator } from './StepIndicator';
import { useBooking } from './use-booking';
import { useStepFocus } from './use-step-focus';
import { WakingNote } from './WakingNote';

/** Props of the wizard. */
export interface BookingWizardProps {
  /** Id of the panel, and prefix of the ids of its fields. */
  readonly id: string;
  readonly practitioners: readonly OfferedPractitioner[];
  /** Address of the list of real ways to book. */
  readonly realWaysHref: string;
}

const emptyDraft: PatientDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  consent: false,
};

const isInBrowser = () => true;

function CurrentStep({
  id,
  practitioners,
  realWaysHref,
  booking,
}: BookingWizardProps & { readonly booking: ReturnType<typeof useBooking> }) {
  const { state, actions } = booking;
  const awake = useBrowserValue(neverChanges, isInBrowser, false);
  const [draft, setDraft] = useState(emptyDraft);
  switch (state.step) {
    case 'practitioner':
      return (
        <>
          <PractitionerStep practitioners={practitioners} awake={awake} actions={actions} />
          <WakingNote awake={awake} realWaysHref={realWaysHref} />
        </>
      );
    case 'slot':
      return <SlotStep state={state} actions={actions} />;
    case 'patient':
      return <PatientStep id={id} draft={draft} onType={setDraft} actions={actions} />;
    case 'confirmation':
      return (
        <ConfirmationStep
          summary={state}
          realWaysHref={realWaysHref}
          actions={actions}
          onConfirmed={() => {
            setDraft(emptyDraft);
          }}
        />
      );
  }
}

/** The sample booking in four steps (docs/requirements.md § 2). Input stays in memory: nothing is sent or stored. */
export function BookingWizard(props: BookingWizardProps) {
  const booking = useBooking();
  useStepFocus(props.id, booking.state.step);
  return (
    <div id={props.id} className={styles.panel}>
      <StepIndicator done={stepsDone(booking.state)} />
      {booking.state.step !== 'practitioner' && (
        <p className={styles.reminder}>
          <b>{'Démonstration\u00a0:'}</b> rien n’est réservé.
        </p>
      )}
      <CurrentStep {...props} booking={booking} />
    </div>
  );
}
