'use client';

import { useState } from 'react';
import { StepIndicator } from '@/components/booking/steps/StepIndicator';
import { panel } from '@/components/booking/steps/steps.css';
import { useStepFocus } from '@/components/booking/steps/use-step-focus';
import { neverChanges, useBrowserValue } from '@/components/ui/browser-value/use-browser-value';
import { stepsDone, type PatientDraft } from '@/content/model/booking/booking-state';
import * as styles from './BookingWizard.css';
import { ConfirmationStep } from './ConfirmationStep';
import { PatientStep } from './PatientStep';
import { PractitionerStep, type OfferedPractitioner } from './PractitionerStep';
import { SlotStep } from './SlotStep';
import { useBooking } from './use-booking';
import { WakingNote } from './WakingNote';

export interface BookingWizardProps {
  /** Also the prefix of the ids of its fields. */
  id: string;
  practitioners: readonly OfferedPractitioner[];
  realWaysHref: string;
  policyHref: string;
}

const steps = ['Médecin', 'Jour et heure', 'Patient', 'Résumé'];

const emptyDraft: PatientDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  consent: false,
};

const isInBrowser = () => true;

function CurrentStep({
  practitioners,
  realWaysHref,
  booking,
  ...typed
}: BookingWizardProps & { booking: ReturnType<typeof useBooking> }) {
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
      return <PatientStep {...typed} draft={draft} onType={setDraft} actions={actions} />;
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

/** A sample: nothing is sent or stored (docs/requirements.md §§ 1 and 4). */
export function BookingWizard(props: BookingWizardProps) {
  const booking = useBooking();
  useStepFocus(props.id, booking.state.step);
  return (
    <div id={props.id} className={`${panel} ${styles.fading}`}>
      <StepIndicator steps={steps} done={stepsDone(booking.state)} />
      {booking.state.step !== 'practitioner' && (
        <p className={styles.reminder}>
          <b>{'Démonstration\u00a0:'}</b> rien n’est réservé.
        </p>
      )}
      <CurrentStep {...props} booking={booking} />
    </div>
  );
}
