import { button } from '@/components/ui/button/button';
import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { Picture, type PictureFiles } from '@/components/ui/picture/Picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { ChosenPractitioner } from '@/content/model/booking/booking-state';
import * as styles from './PractitionerStep.css';
import { readClock, type Booking } from './use-booking';

export type OfferedPractitioner = ChosenPractitioner & { picture: PictureFiles };

function PractitionerCard({
  practitioner: { id, name, specialty, picture },
  booking: { isAwake, send },
}: {
  practitioner: OfferedPractitioner;
  booking: Booking;
}) {
  return (
    <li className={styles.card}>
      <div className={styles.avatar}>
        <Picture picture={picture} sizes={styles.avatarSizes} ratio="square" alt="" />
      </div>
      <div className={styles.who}>
        <Heading level={4} look="item">
          {name}
        </Heading>
        <p className={styles.specialty}>{specialty}</p>
      </div>
      <div className={isAwake ? styles.action : styles.asleep}>
        <button
          type="button"
          className={button({ kind: 'quiet', size: 'small', width: 'full' })}
          onClick={() => {
            send({
              type: 'practitionerPicked',
              practitioner: { id, name, specialty },
              now: readClock(),
            });
          }}
        >
          Choisir
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      </div>
    </li>
  );
}

export function PractitionerStep({
  practitioners,
  booking,
}: {
  practitioners: readonly OfferedPractitioner[];
  booking: Booking;
}) {
  return (
    <CountedList className={styles.cards}>
      {practitioners.map((practitioner) => (
        <PractitionerCard key={practitioner.id} practitioner={practitioner} booking={booking} />
      ))}
    </CountedList>
  );
}
