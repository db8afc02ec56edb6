import { CountedList } from '@/components/ui/list/CountedList';
import type { StateAt } from '@/content/model/booking/booking-state';
import { hasBegun, sampleSlots, type Slot } from '@/content/model/booking/slots';
import * as styles from './SlotStep.css';

export function SlotList({
  state: { practitioner, day, now },
  onPick,
}: {
  state: StateAt<'slot'>;
  onPick: (slot: Slot) => void;
}) {
  const slots = sampleSlots(practitioner.id, day).filter(({ time }) => !hasBegun(day, time, now));
  if (slots.length === 0) {
    return (
      <p className={styles.empty}>
        {'Plus d’heure libre aujourd’hui\u00a0: voyez le jour suivant.'}
      </p>
    );
  }
  return (
    <CountedList className={styles.slots} aria-label="Heures">
      {slots.map((slot) => (
        <li key={slot.id}>
          <button
            type="button"
            className={styles.slot}
            disabled={!slot.available}
            onClick={() => {
              onPick(slot);
            }}
          >
            {slot.time}
            {!slot.available && <span className={styles.full}> Complet</span>}
          </button>
        </li>
      ))}
    </CountedList>
  );
}
