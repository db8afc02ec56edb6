import { useState } from 'react';
import { StepHeading } from '@/components/booking/steps/StepHeading';
import { button } from '@/components/ui/button/button';
import type { BookingState } from '@/content/model/booking/booking-state';
import { DayBar } from './DayBar';
import { SlotList } from './SlotList';
import { uncapitalised } from '@/content/model/pages/typography';
import * as styles from './SlotStep.css';
import type { BookingActions } from './use-booking';
import { WeekStrip } from './WeekStrip';

const backLook = button({ kind: 'outline', size: 'small' });

export function SlotStep({
  state: { practitioner, day, now },
  actions,
}: {
  state: Extract<BookingState, { step: 'slot' }>;
  actions: BookingActions;
}) {
  const [picked, setPicked] = useState(false);
  const pickDay: BookingActions['pickDay'] = (next) => {
    setPicked(false);
    actions.pickDay(next);
  };
  const pickSlot: BookingActions['pickSlot'] = (...choice) => {
    // The step stays only if the slot has begun meanwhile. `picked` then shows the notice.
    setPicked(true);
    actions.pickSlot(...choice);
  };
  const goBack = () => {
    actions.returnTo('practitioner');
  };
  return (
    <>
      <StepHeading>Choisissez un jour et une heure</StepHeading>
      <p>
        <strong>{practitioner.name}</strong>, {uncapitalised(practitioner.specialty)}. Heure locale
        de la clinique.
      </p>
      <DayBar day={day} today={now.day} onPick={pickDay} />
      <WeekStrip day={day} today={now.day} onPick={pickDay} />
      <p role="status" className={styles.notice}>
        {picked && 'Cette heure est passée\u00a0: choisissez-en une autre.'}
      </p>
      <SlotList practitionerId={practitioner.id} day={day} now={now} onPick={pickSlot} />
      <div>
        <button type="button" className={backLook} onClick={goBack}>
          Retour
        </button>
      </div>
    </>
  );
}
