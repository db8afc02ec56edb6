import { useState } from 'react';
import type { StateAt } from '@/content/model/booking/booking-state';
import { uncapitalised } from '@/content/fields/typography';
import { BackButton } from './BackButton';
import { DayPicker } from './DayPicker';
import { SlotList } from './SlotList';
import * as styles from './SlotStep.css';
import type { Booking } from './use-booking';

export function SlotStep({
  state,
  booking: { send, returnTo },
}: {
  state: StateAt<'slot'>;
  booking: Booking;
}) {
  const { practitioner, day, now } = state;
  const [picked, setPicked] = useState(false);
  return (
    <>
      <p>
        <strong>{practitioner.name}</strong>, {uncapitalised(practitioner.specialty)}. Heure locale
        de la clinique.
      </p>
      <DayPicker
        day={day}
        today={now.day}
        onPick={(next) => {
          setPicked(false);
          send({ type: 'dayPicked', day: next });
        }}
      />
      <p role="status" className={styles.notice}>
        {picked && 'Cette heure est passée\u00a0: choisissez-en une autre.'}
      </p>
      <SlotList
        state={state}
        onPick={(slot) => {
          // If the slot has begun meanwhile, the step does not change, and `picked` shows a notice.
          setPicked(true);
          send({ type: 'slotPicked', day, slot });
        }}
      />
      <div>
        <BackButton to="practitioner" returnTo={returnTo} size="small" />
      </div>
    </>
  );
}
