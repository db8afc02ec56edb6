import { stack } from '@/components/theme/layout.css';
import { Icon } from '@/components/ui/icon/Icon';
import type { IconName } from '@/components/ui/icon/icon-names';
import { changes, type Change } from '@/content/model/booking/change';
import * as styles from './AppointmentChange.css';

const icons: Record<Change, IconName> = { deplacer: 'calendar', annuler: 'close', retard: 'clock' };

/** `panelId` is of what a press replaces, for which a press before the script comes is held. */
export function ChangeChoice({
  panelId,
  onChoose,
}: {
  panelId: string;
  onChoose: (change: Change) => void;
}) {
  return (
    <div className={stack.sm}>
      {(Object.keys(changes) as Change[]).map((change) => (
        <button
          key={change}
          type="button"
          aria-controls={panelId}
          className={styles.choice}
          onClick={() => {
            onChoose(change);
          }}
        >
          <Icon name={icons[change]} size={24} />
          <b>{changes[change].title}</b>
        </button>
      ))}
    </div>
  );
}
