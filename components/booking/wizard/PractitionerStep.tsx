import { StepHeading } from '@/components/booking/steps/StepHeading';
import { button } from '@/components/ui/button/button';
import { Heading } from '@/components/ui/heading/Heading';
import { Picture, type PictureFiles } from '@/components/ui/picture/Picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { ChosenPractitioner } from '@/content/model/booking/booking-state';
import * as styles from './PractitionerStep.css';
import type { BookingActions } from './use-booking';

export type OfferedPractitioner = ChosenPractitioner & { picture: PictureFiles };

interface PractitionerStepProps {
  awake: boolean;
  actions: Pick<BookingActions, 'pickPractitioner'>;
}

function PractitionerCard({
  practitioner: { id, name, specialty, picture },
  awake,
  actions,
}: PractitionerStepProps & { practitioner: OfferedPractitioner }) {
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
      <div className={awake ? styles.action : styles.asleep}>
        <button
          type="button"
          className={button({ kind: 'quiet', size: 'small', width: 'full' })}
          onClick={() => {
            actions.pickPractitioner({ id, name, specialty });
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
  ...shared
}: PractitionerStepProps & { practitioners: readonly OfferedPractitioner[] }) {
  return (
    <>
      <StepHeading>Choisissez un médecin</StepHeading>
      <ul className={styles.cards}>
        {practitioners.map((practitioner) => (
          <PractitionerCard key={practitioner.id} practitioner={practitioner} {...shared} />
        ))}
      </ul>
    </>
  );
}
