import { Folded } from '@/components/ui/folded/Folded';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { Choice, Reason } from '@/content/model/booking/request';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';

export interface TileReason extends Reason {
  icon?: IconName | undefined;
}

type Go = ((to: Choice) => void) | undefined;

function Tiles({ reasons, go }: { reasons: readonly TileReason[]; go: Go }) {
  return (
    <ul className={styles.tiles}>
      {reasons.map((reason) => (
        <li key={reason.id}>
          <StepLink to={{ reason }} hash={`#${reason.id}`} go={go} className={styles.tile}>
            {reason.icon && <Icon name={reason.icon} size={32} />}
            {reason.tile}
          </StepLink>
        </li>
      ))}
    </ul>
  );
}

function Specialties({ reasons, go }: { reasons: readonly TileReason[]; go: Go }) {
  return (
    <Folded summary="Choisir une spécialité">
      <ul className={styles.names}>
        {reasons.map((reason) => (
          <li key={reason.id}>
            <StepLink to={{ reason }} hash={`#${reason.id}`} go={go} className={styles.other}>
              {reason.title}
            </StepLink>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

export function ReasonStep({
  reasons,
  doctorsHref,
  go,
}: {
  reasons: readonly TileReason[];
  doctorsHref: string;
  go: Go;
}) {
  return (
    <>
      <Tiles reasons={reasons.filter(({ tile }) => tile !== undefined)} go={go} />
      <Specialties reasons={reasons} go={go} />
      <p>
        <a href={doctorsHref} className={styles.other}>
          Choisir un médecin
        </a>
      </p>
    </>
  );
}
