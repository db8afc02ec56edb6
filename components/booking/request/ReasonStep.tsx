import { Folded } from '@/components/ui/folded/Folded';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { Choice, Reason } from '@/content/model/booking/request';
import { routes } from '@/content/model/clinic/routes';
import * as styles from './AppointmentRequest.css';
import { StepLink } from './StepLink';

export interface TileReason extends Reason {
  icon?: IconName | undefined;
}

const goneWords = {
  doctor: 'Ce médecin ne consulte plus ici\u00a0: choisissez-en un autre.',
  day: 'Ce jour n’est pas possible\u00a0: dites ce qui vous amène.',
};

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
  gone,
  go,
}: {
  reasons: readonly TileReason[];
  gone: Choice['gone'];
  go: Go;
}) {
  return (
    <>
      {gone && <p role="status">{goneWords[gone]}</p>}
      <Tiles reasons={reasons.filter(({ tile }) => tile !== undefined)} go={go} />
      <Specialties reasons={reasons} go={go} />
      <p>
        <a href={routes.doctors()} className={styles.other}>
          Choisir un médecin
        </a>
      </p>
    </>
  );
}
