import type { ClinicMoment, Day } from '@/content/model/opening-hours/clinic-time';
import { hasBegun, sampleSlots, type Slot } from '@/content/model/booking/slots';
import * as styles from './SlotStep.css';

export function SlotList({
  practitionerId,
  day,
  now,
  onPick,
}: {
  practitionerId: string;
  day: Day;
  now: ClinicMoment;
  onPick: (day: Day, slot: Slot) => void;
}) {
  const slots = sampleSlots(practitionerId, day).filter(({ time }) => !hasBegun(day, time, now));
  if (slots.length === 0) {
    return (
      <p className={styles.empty}>
        {'Plus d’heure libre aujourd’hui\u00a0: voyez le jour suivant.'}
      </p>
    );
  }
  return (
    <ul className={styles.slots} aria-label="Heures">
      {slots.map((slot) => (
        <li key={slot.id}>
          <button
            type="button"
            className={styles.slot}
            disabled={!slot.available}
            onClick={() => {
              onPick(day, slot);
            }}
          >
            {slot.time}
            {!slot.available && <span className={styles.full}> Complet</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
